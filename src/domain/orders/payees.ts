interface Account {
  /** Value stored in deposits. */
  readonly id: string
  /** Number in SAP. */
  readonly code: string
  readonly bank: string
  readonly number: string
}
/** A company of the group with its bank accounts. */
interface Payee {
  readonly name: string
  readonly ruc: string
  readonly accounts: readonly Account[]
}

/** Bank accounts by company (business.md#orders, #code-lists), fictional. */
export const payees: readonly Payee[] = [
  {
    name: 'Distribuidora Kondor Andina S.A.',
    ruc: '0199990001001',
    accounts: [
      { id: 'austro', code: '1.1.01.11', bank: 'Banco del Austro Andino', number: '2200 0014 57' },
      { id: 'litoral', code: '1.1.01.12', bank: 'Banco Litoral', number: '3100 0089 20' },
      { id: 'sierra', code: '1.1.01.13', bank: 'Cooperativa Sierra Viva', number: '4070 0002 33' },
    ],
  },
  {
    name: 'Mikano Comercial del Pacífico S.A.',
    ruc: '1799990002001',
    accounts: [
      { id: 'mcPichu', code: '1.1.01.21', bank: 'Banco Pichu Andino', number: '1700 0230 11' },
      { id: 'mcLitoral', code: '1.1.01.22', bank: 'Banco Litoral', number: '3100 0412 07' },
    ],
  },
  {
    name: 'Alfacelular del Litoral Cía. Ltda.',
    ruc: '0999990003001',
    accounts: [
      { id: 'alLitoral', code: '1.1.01.31', bank: 'Banco Litoral', number: '3100 0733 64' },
    ],
  },
]

/** Payees for users of a company; all if it is unknown. */
export function listPayees(company: string | null | undefined): readonly Payee[] {
  const own = payees.filter(({ ruc }) => ruc === company)
  return own.length > 0 ? own : payees
}

/** Code in SAP of the account that deposits name by this value. */
export const accountCode = (id: unknown): string | undefined =>
  payees.flatMap(({ accounts }) => accounts).find(account => account.id === id)?.code

/** Bank accounts as choice options, without translation. */
export const accountChoices = (payees: readonly Payee[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    payees.flatMap(({ accounts }) =>
      accounts.map(({ id, bank, number }) => [id, `${bank} · ${number}`] as const),
    ),
  )
