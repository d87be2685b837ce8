import { useGetList, useRecordContext, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { accountCode } from '../../domain/orders/payees'
import { CASH } from '../../domain/orders/paymentTerms'
import type { InputProps } from '../../fields/display/fieldView'
import { textInputWith } from '../../fields/inputs/TextInput'
import { useSuggested } from '../../fields/record/useFilled'
import { policyOf } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { Stack } from '../../ui/primitives/layout'

interface Deposit {
  readonly id: number
  readonly BANCO: string
  readonly NUMERO: string
  readonly VALOR: number
}
/** State of a deposit that was found at the bank. */
const CONFIRMED = 1
/** State of an order that credit approves. */
const CREDIT = 6

const CodeInput = textInputWith({ dir: 'ltr', autoCapitalize: 'characters', spellCheck: false })

/** Number of a transfer; suggests the confirmed deposit of a cash order, to people who may read it. */
export function TransferInput(asked: InputProps) {
  const record = useRecordContext()
  const translate = useTranslate()
  const { readable } = policyOf(useResource('deposits'), useMe())
  const isAsked = record?.ESTADO === CREDIT && record.FORMADEPAGO === String(CASH)
  const { data = [] } = useGetList<Deposit>(
    'deposits',
    firstOfList('ID_DEPOSITO', 2, { PEDIDO: record?.id, ESTADO: CONFIRMED }),
    { enabled: isAsked && readable.has('VALOR') },
  )
  // Several deposits have no common number.
  const deposit = data.length === 1 ? data[0] : undefined
  useSuggested(
    useMemo(
      () =>
        deposit
          ? {
              CUENTA_TRANSFERENCIA: accountCode(deposit.BANCO),
              NUMERO_REFERENCIA: deposit.NUMERO,
              TOTAL_DOLARES_REFERENCIA: deposit.VALOR,
            }
          : {},
      [deposit],
    ),
  )
  return (
    <Stack gap={3}>
      <CodeInput {...asked} />
      {deposit && <p>{translate('clients.ofDeposit', { name: deposit.NUMERO })}</p>}
    </Stack>
  )
}
