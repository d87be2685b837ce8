/** The answer without values that vary between runs: random identifiers, signatures, tokens. */
export const steady = value =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
      .replaceAll(/eyJ[\w-]{10,}(\.[\w-]+){1,2}/g, '<token>')
      .replaceAll(/([?&]t=)[\w.%-]+/g, '$1<signature>'),
  )

/** A refusal by status and code: its wording may change. */
export const withoutRefusalText = ({ status, range, body }) =>
  status < 400 ? { status, range, body } : { status, code: body?.code }
