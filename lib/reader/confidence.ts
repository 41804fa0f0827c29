import { ENOUGH_CONFIDENCE } from "./missing-fields.model";

/**
 * The confidence of a value by where it was read, from 0 to 1, each with its reason. All such numbers stand here,
 * except the confidence of each label (`words/label-rules.ts`) and the weights of booking states
 * (`evidence/state/state-mention.ts`).
 */
export const CONFIDENCE = {
  /** The thresholds from which a value counts. */
  bar: {
    enough: ENOUGH_CONFIDENCE, // below it a value counts as missing
    shown: 0.5, // below it even the optional fields stay empty
    most: 0.99, // nothing that was read is beyond doubt
  },
  /** The confidence of a value that something contradicts: it is shown but not used. */
  doubt: {
    doubted: 0.5, // below `enough`, but still offered to a person
    open: 0.55, // two readings fit
    cut: 0.45, // a number that may be cut off, whatever else confirms it
  },
  /** The bonuses for a value found in more than one place. */
  agreed: {
    bySource: 0.03, // each further source
    mostBySource: 0.06,
    byPlace: 0.02, // each further place with the same amount
    mostByPlace: 0.04,
    subject: 0.06, // a number that also stands in the subject
    document: 0.04, // a number that also stands in another document
  },
  /** How certainly a label and a value belong together, by their layout. */
  layout: {
    labelled: 0.94, // a label of its own with its value
    prose: 0.78, // a label in running text, where other values are near
    acrossCells: 0.99, // side by side in a row
    numberBehind: 0.95, // "Booking number HP-2201" without a colon
    nextLines: 0.92, // the value under its label in one cell
    below: 0.9, // the value in the row under its label
    dash: 0.9, // a dash separates other things as well
    header: 0.9, // a column may hold something else in one row
    part: 0.8, // an amount of a column that is summed up below
    share: 0.6, // one of several amounts in a column of prices
    strong: 0.9, // a label that can hardly mean anything else
    sureLabel: 0.85, // a label that a dash may follow
    aloneLabel: 0.7, // a label alone on its line
    cellLabel: 0.55, // a label in a cell, which is less often a sentence
    weakLabel: 0.65, // a label that separates bookings only when each has a price
    otherLabel: 0.95, // a label that says plainly whose number it is
    typeLabel: 0.75, // a label that may name something other than the room
    nameLabel: 0.92, // a label after which a single word is a name
    unknownWord: 0.06, // subtracted for each word of a label that no language knows
  },
  /** Data that the email declares for machines, such as JSON-LD. */
  linked: {
    declared: 0.97, // the supplier's own system says so
    later: 0.001, // subtracted for each further reservation, so that the first one leads
    guests: 0.9, // adults may be counted without children
    provider: 0.85, // often the house, or the sender of the email
    unproved: 0.55, // the house where they stay, in an email that isn't from the house
  },
  dates: {
    deadline: 0.7, // enough to keep a day out of the trip dates
    ambiguous: 0.85, // day and month may be swapped, and nothing settles it
    maybeTurned: 0.9, // the same for a day that no label explains
    allLegs: 0.84, // leg rows that hold every day of the email
    someLegs: 0.74, // leg rows on several days
    oneLeg: 0.55, // the only leg found
    legsOfTrip: 0.7, // legs beside a stay that are first and last among all days
    onlyRange: 0.8, // the only range in the email
    widestRange: 0.76, // a range that contains all others
    besideNights: 0.7, // the first day, beside the number of nights
    afterNights: 0.66, // the last day, computed from the nights
    spokenRange: 0.74, // two days that the words of a sentence join
    countedRange: 0.81, // as many nights apart as the email states
    byLine: 0.79, // words for both ends on one line, each before its day
    underHeading: 0.78, // a plain "Date" under a heading for one end of the trip
    besideStart: 0.68, // the other day of a row that begins with the first day
    numberedRows: 0.77, // numbered days in the order of their dates
    leavingRow: 0.72, // rows of which the last one mentions leaving
    oneDay: 0.72, // the one day of a product that takes one day
    asNights: 0.74, // the only two days, as far apart as the stated nights
    alikeRows: 0.66, // the only two days, in rows of the same shape
    byOneLabel: 0.05, // added when one label gives both ends
    ofCover: -0.02, // applied when the label is for the term of an insurance policy
    outermost: 0.01, // added to the earliest start and the latest end
    inner: -0.1, // a start or an end between others, or without its counterpart
    noPartner: -0.05, // an arrival or departure before anything else, with no end stated
  },
  money: {
    readable: 0.7, // without a currency only a plain label identifies an amount
    clientTotal: 0.97, // an amount labelled as the client's total
    product: 0.8, // a price that the multiplication beside it confirms: 2 x 40 = 80
    far: 0.9, // words stand between the label and its amount
    saidByLabel: 0.98, // the label states the currency
    onlyCurrency: 0.9, // the only currency in the email
    noCurrency: 0.85, // an amount in running text without a currency
    before: 0.97, // the label before an amount
    after: 0.85, // the label after an amount
    gross: 0.02, // added to an amount labelled as gross
    paidOfMore: 0.4, // an amount paid while something is still owed
    paidInFull: 0.7, // an amount paid when nothing is left to pay
    comesTo: 0.64, // a sentence says that the largest amount is the price
    byArithmetic: 0.8, // the confidence given to an amount that a calculation proves
    provenShare: 0.8, // exactly the printed percentage of another amount
    namedCommission: 0.72, // a sentence with the word "commission" in it
    earned: 0.64, // a sentence with a rate and with who earns it
    ofBase: 0.64, // a rate and the amount it applies to
    netRate: 0.8, // the net of an amount that carries no commission
    commissionLabel: 0.9, // the confidence given to such a sentence in place of a label
  },
  /** What a cancellation says about the money. */
  cancellation: {
    told: 0.9, // an amount in a clause that says what it is
    said: 0.7, // a sentence without an amount
  },
  /** Certainties from comparing amounts with each other. */
  sums: {
    grossed: 0.74, // a net plus its commission
    isGross: 0.72, // the price of which the best total is the net
    added: 0.72, // the sum of the amounts near it
    netAndCommission: 0.7, // the same with nothing labelled
    paidSum: 0.7, // a paid amount that is the sum of those before it
    alone: 0.68, // the only price in the email
    unnamed: 0.66, // the largest amount, which others add up to
    weakest: 0.49, // a label this weak still marks a price
    net: 0.4, // a net amount is never used as the price
    rival: 0.06, // how close two totals must be for both to be possible
    near: 0.12, // the same for two commissions
    below: 0.12, // how far an amount ranks below the one that completes it
    after: 0.02, // the distance between the chosen amount and the next
  },
  people: {
    columned: 0.7, // names over prices in columns
    listedCount: 0.82, // as many people as the list has numbers
    listed: 0.8, // the first of a numbered list
    column: 0.95, // the names in a column
    names: 0.85, // as many people as are named after a label
    oneSeat: 0.66, // one name, for a product with a seat per person
    oneAlone: 0.3, // one name, for a room in which several may sleep
    times: 0.9, // "x 2" after a name
    otherLabel: 0.9, // a count after a label for rooms or guests
    ofPrices: 0.8, // a count in a row of prices, where others may be near
    adultsAndChildren: 1.02, // a factor: counted separately, and therefore completely
    companions: 0.96, // one leads and others come along
    leaders: 0.7, // several lead
    plus: 0.76, // "+ 3" after a name
    anywhere: 0.62, // a count without a label
    lead: 0.04, // added to the first name after a label for the lead guest
    calledLead: 0.97, // whom a sentence calls the lead or the organiser
    earlier: 0.02, // added for an early row
    most: 0.98,
    short: 0.85, // a surname alone
    along: 0.5, // a companion is not the customer
    inTheNameOf: 0.74, // words that say whose name the booking is in
    inSubject: 0.64, // a surname that the subject names too
    told: 0.58, // a surname in running text
    ofSystem: 0.76, // "GALLOWAY/FENELLA MRS" in its own cell
    titled: 0.64, // a full name with a title
    greeted: 0.58, // the person greeted may be the agent
    second: 0.45, // somebody else is or was named before them
  },
  supplier: {
    ownWord: 1.08, // a factor: a label names the supplier more surely than the sender does
    outnamed: 0.84, // the sender, where a label surely names somebody else
    carried: 0.6, // the carrier is often not the seller of the journey
    sender: 0.86, // the sender's name, which is in its domain too
    otherDomain: 0.78, // the sender's name with a different domain
    handedOn: 0.52, // somebody who only forwarded the email
    letterhead: 0.87, // a company name that matches the sender's domain
    ownLine: 0.84, // a line that matches the sender's domain
    company: 0.56, // a company with any role
    signed: 0.7, // a company below "Kind regards"
    owed: 0.68, // the price is due to them, and a heading is their name
    atTop: 0.06, // added in the first rows
    fuller: 0.04, // added to the fuller of two names
    inDomain: 0.03, // added to a name that the domain confirms
    address: 0.08, // subtracted from a name that reads like a web address
    most: 0.97,
    writer: 0.7, // below it are names that look like companies, which in a list of bookings are houses
  },
  reference: {
    late: 0.6, // far after its label
    ofInvoice: 0.64, // a label that names the invoice as well
    toName: 0.64, // a number that the reader is asked to quote
    prose: 0.86, // a label before it in running text
    subject: 0.8, // a label before it in the subject
    afterBooking: 0.66, // in the subject, after a word for a booking
    onlyInSubject: 0.62, // the only number of the subject, which the text has too
  },
  product: {
    segments: 0.88, // segments as reservation systems print them
    flightRow: 0.82, // a row with a flight number, in an email about a flight
    otherRow: 0.6, // the same in an email about something else
    earlierLeg: 0.03, // added for an early row
    city: 0.75, // a town where an airport code would be more certain
    cityRow: 0.9, // the same in a leg row
    inSubject: 0.82, // a house that the subject names too
    stayingAt: 0.74, // words for staying before a house
    onlyNamed: 0.58, // the only name that contains a word for a house
    headed: 0.74, // the only house among the headings
    bracketed: 0.7, // the address after a house
    besideDays: 0.66, // the only house in rows with days
    overAddress: 0.76, // a house-like name above an address
    maybeOver: 0.6, // another name above an address
    beforeAddress: 0.75, // a house-like name before its address
    ownAddress: 0.66, // in the sender's domain, before an address
    personOver: 0.52, // the name may be a person's
    likelyHouse: 0.7, // a supplier likely enough to be the house
    seller: 0.92, // the seller's name is like a house's
    plainSeller: 0.72, // the seller of a stay
    operator: 0.55, // the seller's name is like a tour operator's
    behindLabel: 0.08, // how far every other house ranks below the one that a label names
    fromLabel: 0.6, // a label for the place where the journey begins
    nearHouse: 0.74, // an address near the house's name
    looseAddress: 0.64, // an address anywhere
    untyped: 0.95, // a label for the room, not for its type
    counted: 0.64, // "1 x Deluxe Suite"
    numbered: 0.62, // "Cabin 214"
    described: 0.58, // a room in running text
    behindDays: 0.56, // a room after its days
    roomAlone: 0.54, // a line that is only a room
    ofHouse: 0.62, // a room after the name of its house
  },
  state: {
    least: 0.6, // the weakest state word that still counts
    base: 0.55, // to which `byWeight` times the weight of the place is added
    byWeight: 0.08,
    most: 0.97,
    behind: 0.1, // how far the states not chosen rank below the chosen one
    attached: 0.05, // subtracted from the weight of an attachment's words
    near: 0.1, // weights this close count as equal
    holdingDay: 0.85, // the day after the word for an option
  },
  /** Values read by a language model. */
  model: {
    verified: 0.8, // the value stands in the email beside its label
    agreed: 0.98, // rules and model read the same value
    ask: 0.65, // below it the model is asked
    firm: 0.85, // from here on the rules' value stays, whatever the model reads
    disputed: 0.5, // rules and model read different values
  },
} as const;
