import { tenantOf } from '../../base/business'
import { listPayees } from '../../domain/orders/payees'
import { useBackend, useSession } from '../../providers/backend/backendContext'
import { fill } from '../../ui/front/words'
import { usePages } from '../../ui/site/useSite'
import { CopyPayeeButton } from './CopyPayeeButton'

/** Bank accounts of the company, or of all; numbers are copied without spaces. */
export function PayeeAccounts() {
  const { payment } = usePages()
  const payees = usePayees()
  return payees.map(payee => (
    <div key={payee.ruc} className="payment-payee">
      <ul className="payment-accounts">
        {payee.accounts.map(({ bank, number }) => (
          <li key={number}>
            <div>
              <strong>{bank}</strong>
              <span>
                {payment.current} <bdi className="payment-number">{number}</bdi>
              </span>
            </div>
            <CopyPayeeButton
              label={fill(payment.copy, { bank })}
              text={number.replaceAll(' ', '')}
            />
          </li>
        ))}
      </ul>
      <p className="payment-holder">{fill(payment.holder, { name: payee.name, ruc: payee.ruc })}</p>
    </div>
  ))
}

/** Payees of the selected company; all without a session. */
export function usePayees() {
  const { me } = useBackend()
  const { isAuthenticated } = useSession()
  return listPayees(isAuthenticated ? tenantOf(me()) : null)
}
