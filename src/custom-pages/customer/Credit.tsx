import { useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import { CreditBar } from '../../features/customers/CreditBar'
import type { Client } from '../../features/customers/client'
import { NoteState } from '../../features/customers/NoteState'
import { Card } from '../../ui/primitives/Card'
import { Row, Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
import { CustomerFacts } from './CustomerFacts'

const terms = [
  'DebtLine',
  'OrdersBal',
  'Lista',
  'GroupNum',
  'U_SYP_CREDITO',
  'U_SYP_DOCUMENTACION',
  'ValidComm',
  'U_LS_ASEGURADORA',
  'Free_Text',
]

/** Debt, remaining credit and terms, for roles that may see them. */
export function Credit({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const { Balance, U_LS_Vencimiento_Pagare: due } = client
  if (typeof Balance !== 'number') return null
  return (
    <Card title={translate('clients.credit')} level={3}>
      <Stack gap={4}>
        <Stack gap={0}>
          <Text size="sm" tone="secondary">
            {translate('clients.balance')}
          </Text>
          <Text as="strong" size="xxl">
            <bdi>{formatMoney(Balance)}</bdi>
          </Text>
        </Stack>
        <CreditBar client={client} />
        <Row wrap justify="between">
          <Text size="sm" tone="secondary">
            {translate('clients.note')}
          </Text>
          <NoteState due={due} />
        </Row>
        <CustomerFacts client={client} names={terms} />
      </Stack>
    </Card>
  )
}
