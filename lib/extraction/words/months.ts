import { fold } from "./fold";

/** Month names and their usual short forms, folded, in en, de, fr, es, it, nl, sv, da, no, cs, pt, pl, fi, tr, el, ru, ro, uk, bg, hr, sl, sk, hu, ar, he. */
const NAMES: readonly string[] = [
  "january jan januar janner jaenner jannuar janvier janv enero ene gennaio gen januari janeiro ledna leden led stycznia tammikuuta ocak ιανουαριου ιανουαριος ιαν января январь янв ianuarie ian januara januarja sijecnja sijecanj января януари січня січень يناير جانفي كانون_الثاني ינואר",
  "february feb februar februari feber fevrier fevr fev febrero febbraio febb fevereiro unora unor uno lutego helmikuuta subat φεβρουαριου φεβρουαριος φεβ февраля февраль фев februarie februara februarja veljace veljaca unora лютого лютий февруари فبراير فيفري شباط פברואר",
  "march mar marz maerz mrz mars marzo maart mrt marco brezna brezen bre marca maaliskuuta marts μαρτιου μαρτιος μαρ марта март мар martie marec ozujka ozujak marcius березня березень مارس آذار מרץ מרס",
  "april apr avril avr abril abr aprile dubna duben dub kwietnia huhtikuuta nisan απριλιου απριλιος απρ апреля апрель апр aprilie aprila aprilja travnja travanj aprilis квітня квітень април أبريل ابريل إبريل نيسان افريل אפריל",
  "may mai mayo maggio mag mei maj maio kvetna kveten kve maja toukokuuta mayis μαιου μαιος μαι мая май maja svibnja svibanj majus травня травень مايو أيار ماي מאי",
  "june jun juni juin junio giugno giu junho cervna cerven cvn czerwca kesakuuta haziran ιουνιου ιουνιος ιουν июня июнь июн iunie iun juna junija lipnja lipanj junius червня червень юни يونيو حزيران جوان יוני",
  "july jul juli juil juillet julio luglio lug julho cervence cervenec cvc lipca heinakuuta temmuz ιουλιου ιουλιος ιουλ июля июль июл iulie iul jula julija srpnja srpanj julius липня липень юли يوليو تموز جويلية יולי",
  "august aug aout agosto ago augustus augusti srpna srpen srp sierpnia elokuuta agustos αυγουστου αυγουστος αυγ августа август авг augusta avgusta avgust kolovoza kolovoz augusztus серпня серпень أغسطس آب أوت אוגוסט",
  "september sep sept septembre septiembre setiembre settembre sett set setembro zari wrzesnia syyskuuta eylul σεπτεμβριου σεπτεμβριος σεπ сентября сентябрь сен сент septembrie septembra rujna rujan szeptember вересня вересень септември سبتمبر أيلول ספטמבר",
  "october oct oktober okt octobre octubre ottobre ott outubro out rijna rijen rij pazdziernika lokakuuta ekim οκτωβριου οκτωβριος οκτ октября октябрь окт octombrie oktobra жовтня жовтень октомври أكتوبر تشرين_الأول اكتوبر אוקטובר",
  "november nov novembre noviembre novembro listopadu listopad lis listopada marraskuuta kasim νοεμβριου νοεμβριος νοε ноября ноябрь ноя noiembrie novembra studenoga studenog studeni листопада листопад ноември نوفمبر تشرين_الثاني נובמבר",
  "december dec dezember dez decembre diciembre dic dicembre dezembro prosince prosinec pro grudnia joulukuuta aralik δεκεμβριου δεκεμβριος δεκ декабря декабрь дек decembrie decembra prosinca prosinac грудня грудень декември ديسمبر كانون_الأول דצמבר",
];

const MONTH_OF: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) =>
    names.split(" ").map((name) => [fold(name.replace("_", " ")), index + 1] as const),
  ),
);

/** Croatian counts its days with a dot and calls October what is November to the Poles: "14. listopada", "14 listopada". */
const OCTOBER_IF_DOTTED = "listopada";

/** 1 to 12, for a folded month name with or without a dot. `isDotted`: the day before it is written as an ordinal. */
export function monthOf(word: string, isDotted = false): number | undefined {
  if (isDotted && word === OCTOBER_IF_DOTTED) return 10;
  return MONTH_OF.get(word.replace(/\.$/, ""));
}

/**
 * More names and short forms, which mean a month only where a whole cell is a day: in running text some are other words.
 */
const IN_CELLS: readonly string[] = [
  "i jaanuar janvaris sausio sausis oca sty siecnia sijecanj sij tammi tammikuu  януари јануар січ",
  "ii veebruar februaris vasario vasaris febr sub lut luty helmi helmikuu fbr pebruari фебруар лют",
  "iii mart marc kovo kovas maa mac maret marzec maalis maaliskuu ozu март мрт бер",
  "iv aprill aprilis balandzio balandis kwi kwiecien huhti huhtikuu tra кві",
  "v maijs geguzes geguze toukokuu touko svi maio maiu мај тра",
  "vi juuni junijs birzelio birzelis haz cze czerwiec kesa kesakuu чер јун",
  "vii juuli julijs liepos liepa tem lipiec heina heinakuu julai јул",
  "viii augusts rugpjucio rugpjutis agu sie sierpien elo elokuu avg agt ogos ogo agustus kol август сер",
  "ix septembris rugsejo rugsejis eyl wrz wrzesien syys syyskuu szept septembar ruj вер септембар",
  "x oktoober oktobris spalio spalis eki paz pazdziernik loka lokakuu oktobar жов октобар",
  "xi novembris lapkricio lapkritis kas marras marraskuu noi novembar stu лист новембар",
  "xii detsember decembris gruodzio gruodis ara gru grudzien joulu joulukuu des desember disember dis dek decembar гру децембар",
];

const CELL_MONTH_OF: ReadonlyMap<string, number> = new Map(
  IN_CELLS.flatMap((names, index) => names.split(" ").map((name) => [fold(name), index + 1] as const)),
);
/** July in Zagreb and August in Prague, June and July, October and November: nobody can tell from the word alone. */
const TWO_MONTHS: ReadonlySet<string> = new Set(["srp", "lip", "lis", "listopad"]);

/** As `monthOf`, for a word of a cell that holds nothing but a day: names and short forms of every language that is read. */
export function monthInCell(word: string, isDotted: boolean): number | undefined {
  const folded = fold(word);
  if (TWO_MONTHS.has(folded)) return undefined;
  return monthOf(folded, isDotted) ?? CELL_MONTH_OF.get(folded);
}

/** All names as one alternation, longest first and letter by letter, for use in patterns over folded text. */
export const MONTH_PATTERN = anyOf([...MONTH_OF.keys()]);

function anyOf(words: readonly string[]): string {
  const letters = [...new Set(words.flatMap((word) => word.slice(0, 1)))].filter((letter) => letter !== "");
  const branches = letters.map((letter) => {
    const rests = words.filter((word) => word.startsWith(letter)).map((word) => word.slice(1));
    const rest = rests.some((one) => one !== "") ? `(?:${anyOf(rests)})${rests.includes("") ? "?" : ""}` : "";
    return letter + rest;
  });
  return branches.join("|");
}

const WEEKDAYS: readonly string[] = [
  "sunday sun sonntag so dimanche dim domingo dom domenica zondag zo sondag son nedele ne",
  "monday mon montag mo lundi lun lunes lunedi maandag ma mandag man pondeli po segunda seg",
  "tuesday tue tues dienstag di mardi martes martedi dinsdag tisdag tis utery ut terca ter tirsdag",
  "wednesday wed mittwoch mi mercredi mer miercoles mie mercoledi woensdag wo onsdag ons streda st quarta qua",
  "thursday thu thur thurs donnerstag do jeudi jeu jueves jue giovedi gio donderdag torsdag tor ctvrtek ct quinta qui",
  "friday fri freitag fr vendredi ven viernes vie venerdi vrijdag vr fredag fre patek pa sexta sex",
  "saturday sat samstag sonnabend sa samedi sam sabado sab sabato zaterdag za lordag sobota",
];

const WEEKDAY_OF: ReadonlyMap<string, number> = new Map(
  WEEKDAYS.flatMap((names, index) => names.split(" ").map((name) => [name, index] as const)),
);

/** 0 (Sunday) to 6, for a folded weekday name. */
export function weekdayOf(word: string): number | undefined {
  return WEEKDAY_OF.get(word.replace(/\.$/, "").replace(/-feira$/, ""));
}
