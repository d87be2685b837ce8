import { useState } from 'react'
import { bankAccounts } from '../../domain/branches'
import { fill, useWords } from '../../pieces/front/words'
import { useSite } from '../../pieces/site/useSite'

/** Where to pay to; a number is copied without its spaces. */
export function Accounts() {
  const { payment } = useSite()
  const { common } = useWords().words
  const [copied, setCopied] = useState<string>()
  const copy = (number: string) =>
    navigator.clipboard?.writeText(number.replaceAll(' ', '')).then(
      () => setCopied(number),
      () => 'the number stands there to be written down',
    )
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
          <button
            type="button"
            aria-label={fill(payment.copy, { bank })}
            onClick={() => void copy(number)}
          >
            {copied === number ? common.copied : common.copy}
          </button>
        </li>
      ))}
      <li className="front-hidden" role="status">
        {copied && common.copied}
      </li>
    </ul>
  )
}
