import { MAIL_COLOURS } from "./mail-colours";

/** Rows with an amount each, and their total. */
export type MailFigures = {
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
  readonly total: readonly [string, string];
};

const CELL = {
  padding: "6px 0",
  borderBottom: `1px solid ${MAIL_COLOURS.border}`,
  fontSize: "15px",
  lineHeight: "22px",
  color: MAIL_COLOURS.text,
  textAlign: "left",
  verticalAlign: "top",
} as const;
const AMOUNT = { ...CELL, paddingLeft: "16px", textAlign: "right", whiteSpace: "nowrap" } as const;

/** Shows figures row by row; the plain text has them as a text table. */
export function MailTable({ head, rows, total }: MailFigures) {
  return (
    <table data-figures="true" style={{ width: "100%", margin: "0 0 16px", borderCollapse: "collapse" }}>
      <thead>
        <tr>
          <th style={CELL}>{head[0]}</th>
          <th style={AMOUNT}>{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([words, amount], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one statement keep their order.
          <tr key={at}>
            <td style={CELL}>{words}</td>
            <td style={AMOUNT}>{amount}</td>
          </tr>
        ))}
        <tr>
          <td style={{ ...CELL, fontWeight: 600 }}>{total[0]}</td>
          <td style={{ ...AMOUNT, fontWeight: 600 }}>{total[1]}</td>
        </tr>
      </tbody>
    </table>
  );
}
