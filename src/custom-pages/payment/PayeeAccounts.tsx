import { tenantOf } from '../../base/business'
import { listPayees } from '../../domain/orders/payees'
import { useBackend, useSession } from '../../providers/backend/backendContext'
import { PlainCopyButton } from '../../ui/controls/PlainCopyButton'
import { fill, useWords } from '../../ui/front/words'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { usePages } from '../../ui/site/useSite'

/** Bank accounts of the company, or of all; numbers are copied without spaces. */
export function PayeeAccounts() {
  const { payment } = usePages()
  const { common } = useWords().words
  const payees = usePayees()
  return payees.map(payee => (
    <Card key={payee.ruc} as="div">
      <Stack as="ul" gap={4}>
        {payee.accounts.map(({ bank, number }) => (
          <Row as="li" key={number} justify="between">
            <div>
              <strong>{bank}</strong>
              <Text as="div" size="md" tone="secondary">
                {payment.current}{' '}
                <Text as="bdi" strong>
                  {number}
                </Text>
              </Text>
            </div>
            <PlainCopyButton
              className="p-button p-soft"
              words={common}
              label={fill(payment.copy, { bank })}
              text={number.replaceAll(' ', '')}
            />
          </Row>
        ))}
      </Stack>
      <Text as="p" size="md" tone="secondary" className="payment-holder">
        {fill(payment.holder, { name: payee.name, ruc: payee.ruc })}
      </Text>
    </Card>
  ))
}

/** Payees of the selected company; all without a session. */
export function usePayees() {
  const { me } = useBackend()
  const { isAuthenticated } = useSession()
  return listPayees(isAuthenticated ? tenantOf(me()) : null)
}
