import type { LanguageWords } from "../language-words.model";

export const SPANISH: LanguageWords = {
  date: "fecha, fecha operación, fecha de operación, f operación, fecha contable, fecha de registro, fecha movimiento, día, f contable, fecha oper, fecha transacción, fecha de la operación, fecha de contabilización, fecha mov",
  valueDate: "fecha valor, f valor, valor, fecha de valor, fvalor, f val",
  amount:
    "importe, monto, cantidad, importe eur, valor, movimiento, importe total, suma, importe operación, monto total, importe movimiento",
  debit:
    "cargo, cargos, débito, débitos, debe, retiro, retiros, salida, salidas, gasto, gastos, egreso, egresos, importe cargo, pagos, giros, importe debe",
  credit:
    "abono, abonos, crédito, créditos, haber, depósito, depósitos, ingreso, ingresos, entrada, entradas, importe abono, importe haber",
  balance:
    "saldo, saldo disponible, saldo contable, saldo posterior, saldo final, disponible, saldo tras operación, saldo actual",
  fee: "comisión bancaria, tarifa, tarifas, gastos bancarios, comisión y gastos, cargo por servicio, tasa de servicio",
  payer:
    "ordenante, pagador, remitente, emisor, nombre ordenante, deudor, nombre del ordenante, de, librador, nombre pagador",
  payee:
    "beneficiario, destinatario, receptor, nombre beneficiario, acreedor, nombre del beneficiario, comercio, a, =para",
  party:
    "contrapartida, contraparte, nombre contraparte, nombre, ordenante beneficiario, beneficiario ordenante, titular, tercero, razón social, emisor receptor, nombre y apellidos, remitente destinatario",
  memo: "concepto, *concepto, descripción, detalle, detalles, observaciones, observación, motivo, glosa, leyenda, texto, comentario, movimiento, más datos, información adicional, concepto ampliado, referencia 2, datos adicionales, mensaje, asunto, nota",
  reference:
    "referencia, ref, número de referencia, número de operación, n operación, código de transacción, identificador, id de transacción, n documento, referencia 1, id transacción, no operación, folio, clave de rastreo, referencia bancaria",
  currency: "divisa, moneda, div, código de divisa, moneda de la cuenta",
  account: "cuenta, número de cuenta, n cuenta, iban, cuenta bancaria, no cuenta, nro cuenta",
  status: "estado, estatus, situación",
  direction:
    "debe haber, d h, h d, cargo abono, signo, tipo, tipo de movimiento, tipo movimiento, débito crédito, naturaleza, tipo de operación, d c, abono cargo, tipo de transacción, c a",
  original:
    "importe original, divisa original, importe origen, moneda original, importe en divisa, moneda origen, moneda extranjera, contravalor, importe divisa, monto original, divisa origen, importe dólares",
  exchangeRate: "tipo de cambio, tasa de cambio, cambio",
  email:
    "correo electrónico, correo, e mail, dirección de correo electrónico, email, correo electrónico del remitente, correo electrónico del destinatario",
  bank: "banco, nombre del banco, entidad, oficina, sucursal, bic, código oficina",
  number:
    "número, no, nro, cheque, n cheque, número de cheque, hora, categoría, subcategoría, código, línea, página, documento, num doc, remesa",
  bookingReference:
    "confirmación, número de confirmación, reserva, número de reserva, n reserva, localizador, código de reserva, referencia de reserva, no reserva, nro reserva, expediente, bono, loc, no de reserva, n de reserva",
  client:
    "cliente, nombre del cliente, huésped, pasajero, viajero, nombre cliente, nombre del huésped, nombre huésped, titular de la reserva, arrendatario, conductor",
  supplier:
    "proveedor, hotel, establecimiento, alojamiento, nombre del hotel, mayorista, operador, naviera, prestador",
  checkIn:
    "entrada, fecha de entrada, llegada, fecha de llegada, check in, inicio, fecha de inicio, fecha inicio, salida viaje, fecha entrada, desde, fecha de viaje, inicio del viaje, recogida, fecha de recogida",
  checkOut:
    "salida, fecha de salida, check =out, fin, fecha fin, fecha de fin, regreso, fecha salida, hasta, fecha de regreso, fin del viaje, devolución, fecha de devolución",
  commission:
    "comisión, comisiones, importe comisión, importe de comisión, importe de la comisión, monto comisión, total comisión, monto de comisión",
  commissionBase:
    "base, base comisionable, importe comisionable, comisionable, base de comisión, base comisión, venta, base imponible, tarifa base, base de cálculo, venta comisionable",
  rate: "porcentaje, tasa, tasa de comisión, porcentaje de comisión, porcentaje comisión, tipo comisión, por ciento",
  tax: "iva, impuesto, impuestos, retención, irpf, igv, importe iva, retenciones, itbis",
  net: "neto, importe neto, neto a pagar, líquido, importe líquido, comisión neta, a pagar, total a pagar, monto neto, total neto, importe a pagar",
  gross: "bruto, importe bruto, comisión bruta, monto bruto, total bruto",
  bonus: "bono, bonificación, incentivo, sobrecomisión, rappel, over, prima, comisión extra",
  bookingTotal:
    "importe total de la reserva, total reserva, precio total, valor de la reserva, importe reserva, total de la reserva, precio de venta, valor reserva, importe de la reserva, total venta, precio del viaje",
  agency: "agencia, agente, agencia de viajes, nombre de la agencia, asesor",
  wayIn: "abono, crédito, haber, ingreso, entrada, depósito, recibido, transferencia recibida, ingresos",
  wayOut:
    "cargo, débito, debe, gasto, salida, retiro, egreso, adeudo, pagado, enviado, transferencia enviada, gastos, giro",
  ways: "h/d, a/c, c/d, e/s, i/g",
  thanks: "pago gracias, gracias por su pago, su pago gracias, pago recibido",
  pending:
    "pendiente, en proceso, rechazado, rechazada, cancelado, cancelada, anulado, anulada, fallido, retenido, retenida, no contabilizado, autorización, en curso, devuelto, denegado, pendientes, futuros, programados, futuras, movimientos futuros",
  opening: "saldo inicial, saldo anterior, saldo de apertura, saldo apertura, saldo previo, saldo al inicio",
  closing:
    "saldo final, saldo actual, saldo de cierre, saldo, nuevo saldo, saldo disponible, saldo cierre, saldo al final, saldo siguiente",
  turnover:
    "total, totales, subtotal, total movimientos, total operaciones, suma, sumas, suma total, total general",
  turnoverIn:
    "total abonos, total haber, total créditos, total ingresos, total depósitos, total entradas, suma abonos, total abonado",
  turnoverOut:
    "total cargos, total debe, total débitos, total gastos, total retiros, total salidas, suma cargos, total egresos, total cargado",
};
