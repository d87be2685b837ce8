import { useGetList, useRecordContext, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatMoney } from '../../base/money'
import { accountCode } from '../../domain/orders/payees'
import { CASH } from '../../domain/orders/paymentTerms'
import type { InputProps } from '../../fields/display/fieldView'
import { textInputWith } from '../../fields/inputs/TextInput'
import { useSuggested } from '../../fields/record/useFilled'
import { policyOf } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { Pill } from '../../ui/primitives/choices'
import { Row, Stack, Text } from '../../ui/primitives/layout'

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
/** Deposits that one order is paid with, at most. */
const MOST = 6

const CodeInput = textInputWith({ dir: 'ltr', autoCapitalize: 'characters', spellCheck: false })

/** Number of a transfer; suggests the confirmed deposits of a cash order, to people who may read them. */
export function TransferInput(asked: InputProps) {
  const record = useRecordContext()
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const number = useWatch({ name: 'NUMERO_REFERENCIA' })
  const { readable } = policyOf(useResource('deposits'), useMe())
  const isAsked = record?.ESTADO === CREDIT && record.FORMADEPAGO === String(CASH)
  const { data = [] } = useGetList<Deposit>(
    'deposits',
    firstOfList('ID_DEPOSITO', MOST, { PEDIDO: record?.id, ESTADO: CONFIRMED }),
    { enabled: isAsked && readable.has('VALOR') },
  )
  const only = data.length === 1 ? data[0] : undefined
  useSuggested(useMemo(() => (only ? transferOf(only) : {}), [only]))
  const take = (deposit: Deposit) => {
    for (const [name, value] of Object.entries(transferOf(deposit)))
      setValue(name, value, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Stack gap={3}>
      <CodeInput {...asked} />
      {only && <p>{translate('clients.ofDeposit', { name: only.NUMERO })}</p>}
      {data.length > 1 && (
        <Row wrap role="group" aria-label={translate('clients.chooseDeposit')}>
          <Text as="p" size="md" tone="secondary">
            {translate('clients.chooseDeposit')}
          </Text>
          {data.map(each => (
            <Pill key={each.id} aria-pressed={number === each.NUMERO} onClick={() => take(each)}>
              <bdi dir="ltr">{`${each.NUMERO} · ${formatMoney(each.VALOR)}`}</bdi>
            </Pill>
          ))}
        </Row>
      )}
    </Stack>
  )
}

const transferOf = ({ BANCO, NUMERO, VALOR }: Deposit) => ({
  CUENTA_TRANSFERENCIA: accountCode(BANCO),
  NUMERO_REFERENCIA: NUMERO,
  TOTAL_DOLARES_REFERENCIA: VALOR,
})
