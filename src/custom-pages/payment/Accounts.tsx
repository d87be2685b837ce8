import { payeesOf } from '../../domain/payees'
import { fill } from '../../pieces/front/words'
import { usePages } from '../../pieces/site/useSite'
import { useBackend, useSession } from '../../providers/backendContext'
import { CopyButton } from './CopyButton'

/** Where to pay to: the company one buys from, or each with its own; a number is copied without its spaces. */
export function Accounts() {
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
            <CopyButton label={fill(payment.copy, { bank })} text={number.replaceAll(' ', '')} />
          </li>
        ))}
      </ul>
      <p className="payment-holder">{fill(payment.holder, { name: payee.name, ruc: payee.ruc })}</p>
    </div>
  ))
}

/** Whom one pays: of the company worked in; all of them for who is not signed in. */
export function usePayees() {
  const { me } = useBackend()
  const { isAuthenticated } = useSession()
  return payeesOf(isAuthenticated ? me()?.EMPRESA : null)
}
