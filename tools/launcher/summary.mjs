// @ts-check

/**
 * The output of tools/seed.ts.
 * @typedef {object} Demo
 * @property {string} inboundAddress
 * @property {{ who: string, email: string, password: string }[]} signIns
 */

/**
 * Returns the text with everything a person needs to start.
 * @param {NodeJS.ProcessEnv} env
 * @param {Partial<Demo>} demo
 */
export function summary(env, { inboundAddress, signIns = [] }) {
  const lines = [
    `Tallyport runs at         ${env.APP_URL}`,
    `Private inbound address   ${inboundAddress ?? "none yet: finish onboarding"}`,
    `Local webhook secret      ${env.INBOUND_WEBHOOK_SECRET}`,
    `Outgoing mail             ${outgoing(env)}`,
  ];
  const wide = Math.max(0, ...signIns.map(({ who }) => who.length));
  if (signIns.length > 0) lines.push("Demo sign-ins");
  for (const { who, email, password } of signIns)
    lines.push(`  ${who.padEnd(wide)}   ${email}   ${password}`);
  return `\n${lines.join("\n")}\n\nCtrl-C stops everything.\n`;
}

/**
 * Follows the rule of lib/platform/mail/outbound-mail.ts.
 * @param {NodeJS.ProcessEnv} env
 */
function outgoing({ RESEND_API_KEY, MAIL_FROM, MAIL_OUTBOX_DIR }) {
  return RESEND_API_KEY && MAIL_FROM ? `by Resend, from ${MAIL_FROM}` : MAIL_OUTBOX_DIR;
}
