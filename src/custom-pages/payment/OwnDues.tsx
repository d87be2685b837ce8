import { useCallback, useEffect, useState } from 'react'
import { dateFormat } from '../../base/day'
import { formatMoney } from '../../base/money'
import { type DuePayment, readDues, totalDue } from '../../features/checkout/state/dues'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { PlainCopyButton } from '../../ui/controls/PlainCopyButton'
import { FrontLink } from '../../ui/front/FrontLink'
import { fill, useWords } from '../../ui/front/words'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { Table } from '../../ui/primitives/Table'
import { usePages } from '../../ui/site/useSite'
import { SlipForm } from './SlipForm'

/** Open amounts, and deposits of payments. */
export function OwnDues() {
  const { payment } = usePages()
  const state = useDues()
  return (
    <>
      <Card className="site-wide payment-dues" title={payment.due.title}>
        <DuesOrReason {...state} />
      </Card>
      <Card
        className="site-wide payment-dues"
        id="comprobante"
        tabIndex={-1}
        title={payment.slip.title}
      >
        <Stack gap={4}>
          <Text as="p" tone="secondary">
            {payment.slip.text}
          </Text>
          <SlipForm dues={state.dues ?? []} />
        </Stack>
      </Card>
    </>
  )
}

/** Open orders with amount and payment reference. */
function DuesOrReason({ dues, hasFailed, read }: ReturnType<typeof useDues>) {
  const { payment } = usePages()
  const { common } = useWords().words
  if (hasFailed) {
    return (
      <Row wrap justify="between" gap={4} role="alert">
        <p>{payment.due.failed}</p>
        <button type="button" className="p-button p-contained p-large" onClick={read}>
          {common.retry}
        </button>
      </Row>
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
  const { common } = useWords().words
  const day = dateFormat(useLanguage(), { dateStyle: 'medium' })
  return (
    <Stack gap={3}>
      <Table
        label={due.title}
        rows={dues.slice(0, SHOWN)}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'order',
            label: due.order,
            cell: ({ id, reference, at }) => (
              <>
                <FrontLink to={`/dashboard/invoice/${id}`}>
                  <bdi>{reference}</bdi>
                </FrontLink>
                <Text as="div" size="sm" tone="secondary" clip>
                  {day.format(new Date(at))}
                </Text>
              </>
            ),
            total: (
              <>
                {due.sum}
                <Text as="div" size="sm" tone="secondary">
                  {fill(due.count, { count: String(dues.length) })}
                </Text>
              </>
            ),
          },
          {
            key: 'amount',
            label: due.amount,
            isNumber: true,
            cell: each => <bdi>{formatMoney(each.total)}</bdi>,
            total: <bdi>{formatMoney(totalDue(dues))}</bdi>,
          },
          {
            key: 'copy',
            label: null,
            isNumber: true,
            cell: ({ reference }) => (
              <PlainCopyButton
                className="p-button p-soft"
                label={fill(due.copy, { reference })}
                text={reference}
                words={common}
              />
            ),
            total: dues.length > SHOWN && (
              <FrontLink to="/dashboard/invoice/list">{due.all}</FrontLink>
            ),
          },
        ]}
      />
      <Text as="p" size="md" tone="secondary">
        {due.note}
      </Text>
    </Stack>
  )
}
