import { ENOUGH_CONFIDENCE } from "./missing-fields.model";

/**
 * How sure a value is by what it was read from, 0 to 1, each with its reason: the one place where such numbers stand. What a
 * label promises by itself is in `words/label-rules.ts`, what outweighs what among states in `evidence/state/state-mention.ts`.
 */
export const CONFIDENCE = {
  /** From where on something counts. */
  bar: {
    enough: ENOUGH_CONFIDENCE, // below it a value counts as missing
    shown: 0.5, // below it not even the fields that no booking needs are filled
    most: 0.99, // nothing that was read is beyond doubt
  },
  /** What becomes of a value that something speaks against: seen, and not relied upon. */
  doubt: {
    doubted: 0.5, // below `enough`, and still offered to a person
    open: 0.55, // two readings fit
    cut: 0.45, // a number that may go on, whatever else bears it out
  },
  /** A value that more than one place gives. */
  agreed: {
    bySource: 0.03, // each further source
    mostBySource: 0.06,
    byPlace: 0.02, // each further place with the same amount
    mostByPlace: 0.04,
    subject: 0.06, // a number that the subject has too
    document: 0.04, // a number that another document has too
  },
  /** How well a label and a value belong together, by how they stand. */
  layout: {
    labelled: 0.94, // a label of its own with its value
    prose: 0.78, // a label in running text, where others are near
    acrossCells: 0.99, // side by side in a row
    numberBehind: 0.95, // "Booking number HP-2201" without a colon
    nextLines: 0.92, // the value under its label in one cell
    below: 0.9, // the value in the row under its label
    dash: 0.9, // a dash parts other things as well
    header: 0.9, // a column may hold something else in one row
    part: 0.8, // of a column that is summed up below
    share: 0.6, // one of several in a column of prices
    strong: 0.9, // a label that can hardly mean anything else
    sureLabel: 0.85, // a label that a dash may follow
    aloneLabel: 0.7, // a label alone in its line
    cellLabel: 0.55, // a label in a cell, which is less often a sentence
    weakLabel: 0.65, // a label that tells bookings apart only with their prices
    otherLabel: 0.95, // a label that says plainly whose number it is
    typeLabel: 0.75, // a label that may ask for another thing than the room
    nameLabel: 0.92, // a label behind which a lone word is a name
    unknownWord: 0.06, // taken off for each word of a label that no language knows
  },
  /** What the mail declares for machines. */
  linked: {
    declared: 0.97, // the supplier's own system says so
    later: 0.001, // taken off for each further reservation, so that the first leads
    guests: 0.9, // adults may be counted without children
    provider: 0.85, // often the house, or who sent the mail
    unproved: 0.55, // the house where they stay, in a mail that doesn't come from there
  },
  dates: {
    deadline: 0.7, // enough to keep a day out of the trip
    ambiguous: 0.85, // day and month may be turned round, and nothing settles it
    maybeTurned: 0.9, // the same of a day that no label explains
    allLegs: 0.84, // rows of legs that hold every day of the mail
    someLegs: 0.74, // rows of legs on several days
    oneLeg: 0.55, // the only leg that was found
    legsOfTrip: 0.7, // legs beside a stay, first and last among all days
    onlyRange: 0.8, // the only range in the mail
    widestRange: 0.76, // a range that holds all others
    besideNights: 0.7, // the first day beside its nights
    afterNights: 0.66, // the last one reckoned from them
    spokenRange: 0.74, // a sentence joins them over words
    countedRange: 0.81, // as many nights apart as the mail counts
    byLine: 0.79, // words for both ends in one line, each before its day
    underHeading: 0.78, // a plain "Date" under a heading for one end of the trip
    besideStart: 0.68, // the other day of a row that begins with the first one
    numberedRows: 0.77, // days numbered as they are dated
    leavingRow: 0.72, // rows of which the last speaks of leaving
    oneDay: 0.72, // the one day of what takes one
    asNights: 0.74, // the only two days, as far apart as the mail counts nights
    alikeRows: 0.66, // the only two days, in rows of one shape
    byOneLabel: 0.05, // added where one label gives both ends
    ofCover: -0.02, // unless it is when a policy holds
    outermost: 0.01, // added to the first beginning and the last end
    inner: -0.1, // a beginning or an end between others, or without its partner
    noPartner: -0.05, // an arrival or departure before anything else, with no end told
  },
  money: {
    readable: 0.7, // without a currency only a plain label tells an amount
    clientTotal: 0.97, // what the client pays is the surest total there is
    product: 0.8, // a price that is reckoned beside it: 2 x 40 = 80
    far: 0.9, // words stand between a label and its amount
    saidByLabel: 0.98, // the label says the currency
    onlyCurrency: 0.9, // the only currency of the mail
    noCurrency: 0.85, // an amount in running text without one
    before: 0.97, // the label before an amount
    after: 0.85, // the label behind an amount
    gross: 0.02, // added to what a label calls gross
    paidOfMore: 0.4, // what was paid, where something is still owed
    paidInFull: 0.7, // what was paid, where nothing is left to pay
    comesTo: 0.64, // a sentence tells what the largest amount is
    byArithmetic: 0.8, // the label that a proof stands in for
    provenShare: 0.8, // exactly the rate of another amount
    namedCommission: 0.72, // a sentence with the word in it
    earned: 0.64, // a sentence with a rate, and who earns it
    ofBase: 0.64, // a rate and what it is taken of
    netRate: 0.8, // the net of what carries no commission
    commissionLabel: 0.9, // the label that such a sentence stands in for
  },
  /** What a cancellation says becomes of the money. */
  cancellation: {
    told: 0.9, // an amount in a clause that says what it is
    said: 0.7, // a sentence without an amount
  },
  /** Amounts that are held against each other. */
  sums: {
    grossed: 0.74, // a net and its commission
    isGross: 0.72, // what the best total is a net of
    added: 0.72, // amounts that stand near it
    netAndCommission: 0.7, // the same with nothing labelled
    paidSum: 0.7, // paid, the sum of what stands before it
    alone: 0.68, // the only price of the mail
    unnamed: 0.66, // the largest amount, which others come to
    weakest: 0.49, // a weak label is still one of a price
    net: 0.4, // a net never stands in for the price
    rival: 0.06, // how near two totals are for both to be possible
    near: 0.12, // the same of two commissions
    below: 0.12, // how far what is completed goes below what completes it
    after: 0.02, // between the chosen one and the next
  },
  people: {
    columned: 0.7, // names over prices
    listedCount: 0.82, // as many as the list has numbers
    listed: 0.8, // the first of a numbered list
    column: 0.95, // the names of a column
    names: 0.85, // as many as are named behind a label
    oneSeat: 0.66, // one name where each has a seat
    oneAlone: 0.3, // one name where several may sleep in a room
    times: 0.9, // "x 2" behind a name
    otherLabel: 0.9, // a count behind a label for rooms or guests
    ofPrices: 0.8, // a count in a row of prices, which others may stand beside
    adultsAndChildren: 1.02, // counted apart, and therefore in full
    companions: 0.96, // one leads and others come along
    leaders: 0.7, // several lead
    plus: 0.76, // "+ 3" behind a name
    anywhere: 0.62, // a count that no label explains
    lead: 0.04, // added behind a label for the first of them
    earlier: 0.02, // added by how early a row comes
    most: 0.98,
    short: 0.85, // a family name alone
    along: 0.5, // who comes along is not the customer
    inTheNameOf: 0.74, // words that name whom the booking is for
    inSubject: 0.64, // a family that the subject names too
    told: 0.58, // a family in running text
    ofSystem: 0.76, // "GALLOWAY/FENELLA MRS" in a cell of its own
    titled: 0.64, // a full name with a title
    greeted: 0.58, // it may be the agent who is greeted
    second: 0.45, // somebody else stands before them, or did
  },
  supplier: {
    ownWord: 1.08, // a label names them more surely than who writes of it
    outnamed: 0.84, // who writes, where a label names somebody surely
    carried: 0.6, // who carries is often another than who sold the journey
    sender: 0.86, // the sender's name, in its domain too
    otherDomain: 0.78, // the sender's name by another domain
    handedOn: 0.52, // who has only handed a mail on
    letterhead: 0.87, // a company in the sender's domain
    ownLine: 0.84, // a line in the sender's domain
    company: 0.56, // a company that may be anybody's
    signed: 0.7, // a company below "Kind regards"
    owed: 0.68, // the price is due to them, and a heading is their name
    atTop: 0.06, // added in the first rows
    fuller: 0.04, // added to the fuller of two names
    inDomain: 0.03, // added to what the domain says too
    address: 0.08, // taken off what reads like a web address
    most: 0.97,
    writer: 0.7, // below it are names that look like a company's: in a list of bookings those of houses
  },
  reference: {
    late: 0.6, // far behind its label
    ofInvoice: 0.64, // a label that names the invoice, too
    toName: 0.64, // what is asked to be named
    prose: 0.86, // a label before it in running text
    subject: 0.8, // a label before it in the subject
    afterBooking: 0.66, // in the subject after a word for a booking
    onlyInSubject: 0.62, // the only one of the subject, and in the text too
  },
  product: {
    segments: 0.88, // as reservation systems print them
    flightRow: 0.82, // a row with a flight's number, in a mail about a flight
    otherRow: 0.6, // the same in a mail about something else
    earlierLeg: 0.03, // added by how early a row comes
    city: 0.75, // a town where a code would be surer
    cityRow: 0.9, // the same in a row of legs
    inSubject: 0.82, // a house that the subject names too
    stayingAt: 0.74, // words for staying before a house
    onlyNamed: 0.58, // the only house that is named by what it is
    headed: 0.74, // the only house among the headings
    bracketed: 0.7, // the address behind a house
    besideDays: 0.66, // the only house in rows with days
    overAddress: 0.76, // named like a house, over an address
    maybeOver: 0.6, // another name over an address
    beforeAddress: 0.75, // named like a house, before its address
    ownAddress: 0.66, // in the sender's domain, before an address
    personOver: 0.52, // it may be a person
    likelyHouse: 0.7, // a supplier sure enough to be the house
    seller: 0.92, // the seller is named like a house
    plainSeller: 0.72, // the seller of a stay
    operator: 0.55, // the seller is named like an operator
    fromLabel: 0.6, // a label for where the journey begins
    nearHouse: 0.74, // an address by the house's name
    looseAddress: 0.64, // an address anywhere
    untyped: 0.95, // a label for the room, not for its type
    counted: 0.64, // "1 x Deluxe Suite"
    numbered: 0.62, // "Cabin 214"
    described: 0.58, // a room in running text
    behindDays: 0.56, // a room behind its days
    roomAlone: 0.54, // a line that is a room and nothing else
  },
  state: {
    least: 0.6, // the weakest word is still one for it
    base: 0.55, // to which comes how much the place weighs
    byWeight: 0.08,
    most: 0.97,
    behind: 0.1, // what is not decided for stays below what is
    attached: 0.05, // taken off the weight of what an attachment says
    near: 0.1, // weights this near are alike
    holdingDay: 0.85, // the day behind the word for an option
  },
  /** What a language model says. */
  model: {
    verified: 0.8, // it stands in the mail, beside its label
    agreed: 0.98, // rules and model read the same
    ask: 0.65, // below it the model is asked
    firm: 0.85, // from here on the rules stand against the model
    disputed: 0.5, // they read different values
  },
} as const;
