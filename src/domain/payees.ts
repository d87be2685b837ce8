interface Account {
  /** What a deposit says of it. */
  readonly id: string
  /** Its number in SAP. */
  readonly code: string
  readonly bank: string
  readonly number: string
}
/** A company of the group, and the accounts it is paid into. */
export interface Payee {
  readonly name: string
  readonly ruc: string
  readonly accounts: readonly Account[]
}

/** Each company has accounts of its own (domain.md 4.1, 6); all invented. */
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

/** Whom one pays who works in this company; every company where it is not known. */
export function payeesOf(company: string | null | undefined): readonly Payee[] {
  const own = payees.filter(({ ruc }) => ruc === company)
  return own.length > 0 ? own : payees
}

/** Accounts as what one chooses from: names of banks are the same in any language. */
export const accountChoices = (of: readonly Payee[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    of.flatMap(({ accounts }) =>
      accounts.map(({ id, bank, number }) => [id, `${bank} · ${number}`] as const),
    ),
  )
