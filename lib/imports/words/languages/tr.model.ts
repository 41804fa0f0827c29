import type { LanguageWords } from "../language-words.model";

export const TURKISH: LanguageWords = {
  date: "tarih, işlem tarihi, muhasebe tarihi, kayıt tarihi, gün, tarihi, tarih saat, işlem tarihi saati",
  valueDate: "valör, valör tarihi, değer tarihi",
  amount: "tutar, tutarı, işlem tutarı, miktar, meblağ, tutar tl, toplam, işlem miktarı",
  debit:
    "borç, çıkan, çekilen, gider, giderler, borç tutarı, çıkış, para çıkışı, ödenen, çekilen tutar, giden",
  credit:
    "alacak, giren, yatan, yatırılan, gelir, gelirler, alacak tutarı, giriş, para girişi, gelen, yatan tutar",
  balance:
    "bakiye, bakiyesi, kalan bakiye, son bakiye, hesap bakiyesi, kullanılabilir bakiye, işlem sonrası bakiye",
  fee: "ücret, masraf, masraflar, işlem ücreti, kesinti, banka masrafı",
  payer: "gönderen, ödeyen, gönderen adı, gönderen ad soyad, borçlu, gönderen ünvan, amir, ödeyen adı",
  payee: "alıcı, lehtar, alıcı adı, alıcı ad soyad, alıcı ünvan, lehdar, üye işyeri, işyeri, alan",
  party:
    "karşı taraf, gönderen alıcı, alıcı gönderen, ad soyad, ad, unvan, ünvan, isim, karşı hesap adı, karşı taraf adı, alıcı ünvan gönderen, firma",
  memo: "açıklama, işlem, detay, açıklamalar, işlem açıklaması, not, mesaj, ayrıntı, bilgi, işlem adı, konu, notlar, işlem detayı",
  reference:
    "referans, referans no, dekont no, işlem no, fiş no, işlem numarası, referans numarası, dekont numarası, işlem kodu",
  currency: "döviz, para birimi, döviz cinsi, döviz kodu, hesap para birimi",
  account: "hesap, hesap no, hesap numarası, iban, kendi hesabım",
  status: "durum, durumu, işlem durumu",
  direction:
    "borç alacak, b a, a b, işlem türü, tür, tip, işlem tipi, yön, işlem yönü, alacak borç, hareket türü, gelir gider",
  original:
    "orijinal tutar, yabancı =para, orijinal para birimi, asıl tutar, karşılık, döviz tutarı, orijinal döviz",
  exchangeRate: "kur, döviz kuru",
  email: "e posta, eposta, e posta adresi, mail",
  bank: "banka, banka adı, şube, şube kodu, bic",
  number: "numara, no, sıra no, çek no, saat, kategori, kod, sayfa, kanal",
  bookingReference:
    "onay, onay numarası, rezervasyon, rezervasyon no, rezervasyon numarası, rezervasyon kodu, pnr, voucher no, onay no, konfirmasyon no",
  client: "müşteri, müşteri adı, misafir, misafir adı, yolcu, yolcu adı, konuk, konuk adı",
  supplier: "tedarikçi, otel, otel adı, tesis, tesis adı, konaklama, tur operatörü, gemi, sağlayıcı",
  checkIn:
    "giriş tarihi, varış, varış tarihi, başlangıç, başlangıç tarihi, check in, seyahat başlangıcı, otele giriş, gidiş tarihi",
  checkOut:
    "çıkış tarihi, ayrılış, ayrılış tarihi, bitiş, bitiş tarihi, check =out, dönüş, dönüş tarihi, seyahat bitişi",
  commission: "komisyon, komisyon tutarı, komisyonlar, komisyon miktarı, toplam komisyon",
  commissionBase:
    "matrah, komisyon matrahı, komisyona esas tutar, esas tutar, baz tutar, komisyona tabi tutar, satış tutarı",
  rate: "oran, yüzde, komisyon oranı, komisyon yüzdesi, oranı",
  tax: "kdv, vergi, stopaj, kdv tutarı",
  net: "net, net tutar, net komisyon, ödenecek, ödenecek tutar, net ödenen",
  gross: "brüt, brüt tutar, brüt komisyon",
  bonus: "bonus, prim, ek komisyon, teşvik",
  bookingTotal:
    "toplam tutar, rezervasyon tutarı, toplam fiyat, rezervasyon toplamı, satış bedeli, toplam rezervasyon tutarı, tur bedeli",
  agency: "acente, acenta, acente adı, seyahat acentesi, danışman",
  wayIn: "alacak, gelen, giriş, gelir, yatan, gelen para, gelen havale, giren, gelen transfer, gelen eft",
  wayOut:
    "borç, giden, çıkış, gider, çekilen, giden para, giden havale, çıkan, giden transfer, giden eft, ödeme",
  ways: "a/b, g/ç, +/-",
  thanks: "ödemeniz için teşekkür, ödeme teşekkür",
  pending:
    "beklemede, bekleyen, provizyon, reddedildi, iptal, iptal edildi, işlemde, onay bekliyor, provizyonda, başarısız, askıda, bekliyor, gelecek, ileri tarihli, planlanan",
  opening:
    "açılış bakiyesi, devir, devreden bakiye, önceki bakiye, başlangıç bakiyesi, devir bakiye, dönem başı bakiyesi, devir bakiyesi",
  closing: "kapanış bakiyesi, son bakiye, bakiye, güncel bakiye, dönem sonu bakiyesi, yeni bakiye",
  turnover: "toplam, ciro, genel toplam, ara toplam, hareket toplamı",
  turnoverIn: "toplam alacak, alacak toplamı, toplam giriş, toplam gelen, toplam yatan",
  turnoverOut: "toplam borç, borç toplamı, toplam çıkış, toplam giden, toplam çekilen",
};
