import type { StateWords } from "./state-words";

export const TR: StateWords = {
  status: ["(?:rezervasyon(?:unuzun|un)? |talep |sipariş |uçuş |oda |hizmet )?(?:durumu?|statüsü?|status)"],
  values: {
    confirmed: [
      "onayl(?:ı|andı|anmış)[a-z]*",
      "onaylanmıştır",
      "kesinleş[a-z]+",
      "konfirme",
      "rezerve edil[a-z]+",
      "garanti[a-z]*",
      "ok",
    ],
    requested: [
      "(?:talep|istek)(?: üzerine| edildi| aşamasında)?",
      "sorulu|sor-?sat|soruluyor",
      "bekl[a-z]+",
      "bekleme listesi[a-z]*",
      "onay bekl[a-z]+",
      "onaylanmadı",
      "işlem(?:de|e alındı)|işleniyor",
    ],
    option: ["opsiyon(?:lu|da)?", "geçici", "ön rezervasyon", "tutuluyor|blokede|bloke"],
    quoted: ["(?:fiyat )?teklif[i]?", "öneri", "rezerve edilmedi", "tahmini"],
    declined: [
      "reddedil[a-z]+|red(?:dedildi)?",
      "müsait değil",
      "dolu",
      "tükendi|tükenmiş",
      "başarısız",
      "kapalı|stop ?sale",
      "yer yok",
    ],
    cancelled: ["iptal(?: edil[a-z]+)?"],
  },
  names: {
    confirmed: ["\\b(?:rezervasyon )?onayı?\\b(?! bekl)", "\\bonayland", "\\bkonfirm[a-z]+"],
    requested: [
      "\\b(?:rezervasyon|oda|müsaitlik) (?:talebi|isteği|talebiniz)",
      "\\btalebi(?:niz)?\\b",
      "\\bbekleme listesi",
      "\\bonay bekl",
      "\\bonaylanmadı",
    ],
    option: ["\\bopsiyon[a-z]*\\b(?!el)", "\\b(?:ön|geçici) rezervasyon"],
    quoted: [
      "\\b(?:fiyat )?teklif(?:i|imiz|iniz)?\\b",
      "\\b(?:tur|gezi|program) önerisi",
      "\\bdavet(?:iye)?\\b",
    ],
    declined: [
      "\\b(?:ödeme|kart|rezervasyon|talep|işlem)[a-z]*\\b[^.;!?]{0,40}\\b(?:reddedil|başarısız|kabul edilme|onaylanmad)",
      "\\b(?:tükendi|müsait değil|yer yok)\\b",
    ],
  },
  turned: [
    "\\b(?:opsiyon|teklif|talep|talebi|ön rezervasyon|geçici rezervasyon|bekleme listesi)[a-z]*\\b[^.;!?]{0,70}\\b(?:onayland|onaylanmıştır|kesinleş|kabul edil|kesin (?:kayda|rezervasyona))",
  ],
  firm: {
    confirmed: [
      "\\b(?:rezervasyon[a-z]*|konaklama[a-z]*|oda(?:nız|lar|sı)?|kabin[a-z]*|yer(?:ler|iniz)?|uçuş[a-z]*|bilet[a-z]*|tur(?:unuz)?|hizmet(?:ler|leriniz)?|sipariş[a-z]*|tamamı|hepsi)\\b[^.;!?]{0,60}\\b(?:onaylan(?:dı|mıştır|mış)|konfirme(?: edil[a-z]+)?|kesinleş(?:ti|miştir)|rezerve edil(?:di|miştir)|garanti(?:lidir| edil[a-z]+))\\b",
      "\\b(?:onaylıyoruz|onaylarız|onaylamaktayız|teyit ederiz|teyit ediyoruz)\\b",
      "\\b(?:otel|tedarikçi|acente|havayolu|ev sahibi) (?:[a-z]+ )?(?:onayladı|onay verdi|teyit etti)\\b",
      "\\brezervasyon onayı\\b(?! bekl)",
    ],
    requested: [
      "\\b(?:henüz )?onaylan(?:mamıştır|madı|mamış)|\\bhenüz (?:onay|teyit)[^.;!?]{0,20}\\b(?:gelmedi|alınmadı|yok|alamadık)",
      "\\bbu\\b[^.;!?]{0,30}\\b(?:onay|teyit)[a-z]*\\b[^.;!?]{0,20}\\bdeğil",
      "\\b(?:onay|teyit|yanıt|cevap)[a-zıi]*\\b[^.;!?]{0,30}\\b(?:bekliyoruz|beklenmektedir|bekleniyor|beklemekteyiz|beklemededir)",
      "\\bbekleme listesi(?:ne|nde|ndedir)?",
      "\\b(?:rezervasyon|oda|kabin|uçuş|talep)[a-z]*\\b[^.;!?]{0,50}\\b(?:beklemede|soruluyor|sorulu|işlemdedir|değerlendiriliyor)",
      "\\b(?:otele|tedarikçiye|otelden|tedarikçiden)\\b[^.;!?]{0,30}\\b(?:sorduk|talep (?:ettik|ilettik|gönderdik)|ilettik)",
    ],
    option: [
      "\\b(?:opsiyon[a-z]*|tutuyoruz|tutulmaktadır|tutuluyor|bloke[a-z]*|geçici olarak|ön rezervasyon[a-z]*)\\b[^.;!?]{0,90}\\b(?:kadar|geçerli(?:dir)?|sona er[a-z]+|dol(?:ar|acak|maktadır)|biter|bağlayıcı değil)",
      "\\b(?:kadar|tarihine dek)\\b[^.;!?]{0,60}\\b(?:opsiyon[a-z]*|tut(?:uyoruz|ulmaktadır|ulacaktır|uluyor)|bloke)",
      "\\bopsiyon (?:tarihi|süresi|bitiş|son)",
      "\\bopsiyon(?:lu|da|dadır|ludur)\\b",
      "\\b(?:ön|geçici) rezervasyon",
    ],
    quoted: [
      "\\b(?:hiçbir|herhangi bir) (?:yer|oda|hizmet|rezervasyon)\\b[^.:,;!?]{0,40}\\b(?:yapılmamıştır|yapılmadı|tutulmamaktadır|alınmamıştır|ayrılmadı|ayrılmamıştır)",
      "\\brezervasyon (?:henüz )?(?:yapılmadı|yapılmamıştır)",
      "\\bteklif(?:imiz|i)?\\b[^.;!?]{0,50}\\b(?:geçerli|bağlayıcı değil|sona er)",
    ],
    declined: [
      "\\bbanka[a-z]*\\b[^.;!?]{0,40}\\b(?:reddet|onay vermedi)",
      "\\b(?:ödeme|kart|işlem|tahsilat)[a-zıi]*\\b[^.;!?]{0,60}\\b(?:reddedil|başarısız|gerçekleş(?:medi|tirilemedi|memiştir)|alınamadı|onaylanmadı|kabul edilme)",
      "\\b(?:rezervasyon|talep|talebiniz|talebi)[a-z]*\\b[^.;!?]{0,50}\\b(?:reddedil|kabul edilme|onaylanama|karşılanama)",
      "\\b(?:onay veremedi|onaylayamadı|onaylayamıyoruz|onay alınamadı|kabul edemiyoruz|onaylanamamıştır)",
    ],
  },
  plain: {
    confirmed: ["\\b(?:rezervasyonunuz|siparişiniz) için teşekkür"],
    requested: [
      "\\b(?:talebi|isteği|talebiniz|isteğiniz)[a-zi]*\\b[^.;!?]{0,30}\\b(?:alındı|aldık|alınmıştır|iletildi|ulaştı|ulaşmıştır)",
      "\\btalebiniz için teşekkür",
      "\\b(?:bilgi vereceğiz|haber vereceğiz|dönüş yapacağız|bilgilendireceğiz)\\b",
    ],
    option: ["\\b(?:otomatik olarak )?(?:serbest bırakılacak|düşecek|düşer)"],
    quoted: [
      "\\b(?:teklif[a-z]*)\\b[^.;!?]{0,40}\\b(?:sunarız|sunuyoruz|ekte|ekteki|iletiyoruz|gönderiyoruz|bilgilerinize|aşağıda)|\\b(?:ekte|aşağıda)\\b[^.;!?]{0,40}\\bteklif",
      "\\b(?:önerebiliriz|teklif edebiliriz|sunabiliriz)\\b",
    ],
    declined: [
      "\\b(?:maalesef|üzgünüz|ne yazık ki|üzülerek)\\b[^.;!?]{0,130}\\b(?:dolu|tükendi|müsait|yer (?:yok|kalmadı)|bulunmamaktadır|mümkün değil|reddedil|onaylan(?:a)?m|veremedi|yoktur|kalmadı|kalmamıştır)",
      "\\b(?:otel|odalar|kabinler|tur|uçuş|gemi)[a-z]*\\b[^.;!?]{0,60}\\b(?:tamamen dolu|doludur|dolmuştur|tükenmiştir|müsait değildir)",
    ],
  },
  cancelled: [
    "\\b(?:rezervasyon|konaklama|sipariş|uçuş|tur|bilet)[a-zıüşçöğ]*\\b[^.;!?]{0,60}\\biptal (?:edil(?:di|miştir|miş)|olmuştur|edildi)",
    "\\biptal (?:ettik|edilmiştir|etmiş bulunuyoruz)\\b",
    "\\b(?:rezervasyon(?:un)? (?:iptali|iptal)|iptal (?:onayı|teyidi|bildirimi))",
  ],
  denied: ["\\b(?:değil|eğer|lütfen|bekliyoruz|bekleniyor|henüz|geçici|ise)\\b[^.;!?]{0,40}$"],
  conditional: ["\\b(?:eğer|durumunda|takdirde|halinde|olursa|olabilir|önceki|ilk)\\b[^.;!?]{0,100}$"],
  references: [
    "\\b(?:talebiniz|isteğiniz|teklifimiz|teklifiniz)[a-zei]* (?:üzerine|istinaden|uygun|göre|doğrultusunda|uyarınca)",
  ],
  asides: [
    "\\b(?:özel (?:istek|talep)|tercih|not(?:lar)?|erken giriş|geç (?:çıkış|giriş)|transfer|otopark|restoran|akşam yemeği|masa|ek yatak|bebek yatağı|evcil|yemek|gezi|ekstra|isteğe bağlı|opsiyonel|spa)",
  ],
  own: [
    "\\b(?:henüz|şu an(?:da)?|şimdilik)\\b",
    "^(?:rezervasyon|oda|kabin|otel|uçuş)[a-z]*\\b",
    "\\b(?:bu|hiçbir)\\b|\\b[a-z]{3,}[iu]n[iu]z[a-z]*\\b",
  ],
};
