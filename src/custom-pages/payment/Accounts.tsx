import { bankAccounts } from '../../domain/branches'
import { fill } from '../../pieces/front/words'
import { usePages } from '../../pieces/site/useSite'
import { CopyButton } from './CopyButton'

/** Where to pay to; a number is copied without its spaces. */
export function Accounts() {
  const { payment } = usePages()
  return (
    <ul className="payment-accounts">
      {bankAccounts.map(({ bank, number }) => (
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
  )
}
