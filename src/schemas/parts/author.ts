/** The person who makes the record; it stays as it is. */
export const author = {
  kind: 'reference',
  resource: 'users',
  default: '$me.ID',
  readOnly: true,
} as const
