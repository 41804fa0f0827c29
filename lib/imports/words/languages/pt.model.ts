import type { LanguageWords } from "../language-words.model";

export const PORTUGUESE: LanguageWords = {
  date: "data, data movimento, data do movimento, data mov, data operação, data da operação, data lançamento, data do lançamento, data contabilística, dia, data de lançamento, data transação",
  valueDate: "data valor, data da valor, data val, data do valor",
  amount:
    "valor, montante, importância, quantia, valor da operação, montante eur, valor r, valor em eur, valor total, valor do movimento, movimento",
  debit:
    "débito, débitos, saída, saídas, despesa, despesas, levantamento, levantamentos, saque, saques, valor débito, pagamentos",
  credit:
    "crédito, créditos, entrada, entradas, receita, receitas, depósito, depósitos, valor crédito, recebimentos",
  balance:
    "saldo, saldo contabilístico, saldo disponível, saldo após movimento, saldo após, saldo do dia, saldo final",
  fee: "taxa, taxas, tarifa, tarifas, comissão bancária, despesas bancárias, encargos",
  payer:
    "ordenante, pagador, remetente, nome do ordenante, nome ordenante, emitente, nome do pagador, nome do remetente, de, devedor",
  payee:
    "beneficiário, destinatário, nome do beneficiário, nome beneficiário, favorecido, recebedor, nome do destinatário, =para, comerciante, credor",
  party:
    "contraparte, nome contraparte, nome, ordenante beneficiário, beneficiário ordenante, remetente destinatário, titular, nome da contraparte, razão social, favorecido pagador, entidade",
  memo: "descrição, descritivo, histórico, lançamento, lancamento, detalhe, detalhes, observações, motivo, descrição da operação, informação, texto, complemento, mensagem, notas, comentário, descrição do movimento, identificação",
  reference:
    "referência, ref, número de referência, número da operação, identificador, id da transação, n documento, código da transação, docto, número do documento",
  currency: "moeda, divisa, código da moeda",
  account: "conta, número da conta, n conta, iban, conta bancária, conta corrente, nib",
  status: "estado, situação, status",
  direction:
    "tipo, débito crédito, d c, c d, natureza, sinal, tipo de movimento, tipo movimento, tipo de lançamento, entrada saída, sentido, tipo de transação",
  original:
    "valor original, moeda original, valor origem, moeda origem, moeda estrangeira, montante original, contravalor, valor em dólar",
  exchangeRate: "taxa de câmbio, câmbio, cotação",
  email: "e mail, email, endereço de e mail, correio eletrónico",
  bank: "banco, nome do banco, agência bancária, balcão, bic",
  number: "número, n, cheque, número do cheque, hora, categoria, código, linha, dcto, página, ag origem",
  bookingReference:
    "confirmação, número de confirmação, reserva, número da reserva, n reserva, n da reserva, localizador, código da reserva, referência da reserva, número de reserva, ref reserva, voucher",
  client:
    "cliente, nome do cliente, hóspede, passageiro, viajante, nome cliente, nome do hóspede, titular da reserva, locatário, condutor",
  supplier: "fornecedor, hotel, estabelecimento, alojamento, nome do hotel, operadora, prestador",
  checkIn:
    "entrada, data de entrada, chegada, data de chegada, check in, início, data de início, data início, ida, data de ida, partida, data da viagem, levantamento, retirada, data de levantamento, data de retirada",
  checkOut:
    "saída, data de saída, check =out, fim, data de fim, data fim, regresso, volta, data de regresso, devolução, data de devolução",
  commission:
    "comissão, comissões, valor da comissão, valor comissão, comissão total, total comissão, montante da comissão",
  commissionBase:
    "base, base comissionável, valor comissionável, comissionável, base de cálculo, base da comissão, tarifa base, venda",
  rate: "percentagem, percentual, taxa de comissão, porcentagem, percentual de comissão, por cento",
  tax: "iva, imposto, impostos, retenção, irs, iss, retenção na fonte, irrf",
  net: "líquido, valor líquido, comissão líquida, a pagar, total a pagar, valor a pagar, montante líquido, valor a receber",
  gross: "bruto, valor bruto, comissão bruta, montante bruto",
  bonus: "bónus, bônus, incentivo, over, sobrecomissão, prémio, rappel",
  bookingTotal:
    "valor total da reserva, total da reserva, preço total, valor da reserva, montante da reserva, preço de venda, total reserva, valor da viagem",
  agency: "agência, agente, agência de viagens, nome da agência, consultor",
  wayIn:
    "crédito, entrada, receita, depósito, recebido, recebimento, pix recebido, transferência recebida, a crédito",
  wayOut:
    "débito, saída, despesa, saque, levantamento, pago, pagamento, enviado, pix enviado, transferência enviada, a débito",
  ways: "c/d, e/s, r/d",
  thanks: "pagamento obrigado, obrigado pelo pagamento, pagamento recebido",
  pending:
    "pendente, em processamento, rejeitado, cancelado, cancelada, recusado, recusada, cativo, agendado, por liquidar, falhado, não efetivado, em curso, autorização, pendentes, lançamentos futuros, movimentos futuros, agendamentos",
  opening: "saldo inicial, saldo anterior, saldo de abertura, saldo abertura",
  closing:
    "saldo final, saldo do dia, saldo atual, saldo, saldo de fecho, saldo disponível, saldo em conta corrente, saldo contabilístico, saldo parcial",
  turnover: "total, totais, subtotal, total movimentos, total do período, total geral",
  turnoverIn:
    "total créditos, total crédito, total entradas, total a crédito, total de entradas, total de créditos, total receitas",
  turnoverOut:
    "total débitos, total débito, total saídas, total a débito, total de saídas, total de débitos, total despesas",
};
