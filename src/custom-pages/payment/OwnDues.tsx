import { useCallback, useEffect, useState } from 'react'
import { businessZone } from '../../base/day'
import { formatMoney } from '../../base/money'
import { type DuePayment, readDues } from '../../features/checkout/state/dues'
import { localeOf } from '../../i18n/languages'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { FrontLink } from '../../ui/front/FrontLink'
import { fill, useWords } from '../../ui/front/words'
import { usePages } from '../../ui/site/useSite'
import { CopyPayeeButton } from './CopyPayeeButton'
import { SlipForm } from './SlipForm'

/** Open amounts, and deposits of payments. */
export function OwnDues() {
  const { payment } = usePages()
  const state = useDues()
  return (
    <>
      <section className="site-wide payment-dues" aria-labelledby="payment-dues">
        <h2 id="payment-dues">{payment.due.title}</h2>
        <DuesOrReason {...state} />
      </section>
      <section
        className="site-wide payment-dues"
        id="comprobante"
        tabIndex={-1}
        aria-labelledby="payment-slip"
      >
        <h2 id="payment-slip">{payment.slip.title}</h2>
        <p className="payment-slip-text">{payment.slip.text}</p>
        <SlipForm dues={state.dues ?? []} />
      </section>
    </>
  )
}

/** Open orders with amount and payment reference. */
function DuesOrReason({ dues, hasFailed, read }: ReturnType<typeof useDues>) {
  const { payment } = usePages()
  const { common } = useWords().words
  if (hasFailed) {
    return (
      <div className="p-cluster payment-sign-in" role="alert">
        <p>{payment.due.failed}</p>
        <button type="button" className="front-button" onClick={read}>
          {common.retry}
        </button>
      </div>
    )
  }
  if (!dues) return <p role="status">{common.loading}</p>
  if (dues.length === 0) return <p>{payment.due.none}</p>
  return <DueTable dues={dues} />
}

function useDues() {
  const { http } = useBackend()
  const [dues, setDues] = useState<readonly DuePayment[]>()
  const [hasFailed, setFailed] = useState(false)
  const read = useCallback(() => {
    setFailed(false)
    readDues(http).then(setDues, () => setFailed(true))
  }, [http])
  useEffect(read, [read])
  return { dues, hasFailed, read }
}

/** Maximum orders shown; the list has all. */
const SHOWN = 6

function DueTable({ dues }: { dues: readonly DuePayment[] }) {
  const { due } = usePages().payment
  const day = new Intl.DateTimeFormat(localeOf(useLanguage()), {
    dateStyle: 'medium',
    timeZone: businessZone(),
  })
  const total = dues.reduce((sum, each) => sum + Math.round(each.total * 100), 0) / 100
  return (
    <>
      <table className="payment-table">
        <thead>
          <tr>
            <th scope="col">{due.order}</th>
            <th scope="col">{due.amount}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {dues.slice(0, SHOWN).map(({ id, reference, at, total }) => (
            <tr key={id}>
              <th scope="row">
                <FrontLink to={`/dashboard/invoice/${id}`}>
                  <bdi>{reference}</bdi>
                </FrontLink>
                <span>{day.format(new Date(at))}</span>
              </th>
              <td>
                <bdi>{formatMoney(total)}</bdi>
              </td>
              <td>
                <CopyPayeeButton label={fill(due.copy, { reference })} text={reference} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {due.sum}
              <span>{fill(due.count, { count: String(dues.length) })}</span>
            </th>
            <td>
              <bdi>{formatMoney(total)}</bdi>
            </td>
            <td>
              {dues.length > SHOWN && <FrontLink to="/dashboard/invoice/list">{due.all}</FrontLink>}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="payment-holder">{due.note}</p>
    </>
  )
}
