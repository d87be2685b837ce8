import { useGetOne, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { useTitles } from '../../fields/useTitles'
import { ErrorState } from '../../pieces/states/ErrorState'
import type { Sent } from '../../resources/useRecord'
import { Picture } from './Picture'
import { ReasonDialog } from './reasonDialogLater'
import { useDecide } from './useDecide'
import type { Queue } from './useQueue'
import { Verdict } from './Verdict'

interface JudgingProps {
  readonly order: Sent
  readonly queue: Queue
}

/** One order of the queue, with its picture and the two answers. */
export function Judging({ order, queue }: JudgingProps) {
  const translate = useTranslate()
  const [isRefusing, setRefusing] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const { data, error, refetch } = useGetOne<Sent>('invoices', { id: order.id }, { retry: false })
  // The next one comes while this one is looked at.
  useGetOne('invoices', { id: queue.after?.id }, { enabled: queue.after !== undefined })
  const clients = useTitles('clients', [order.CLIENTEID, queue.after?.CLIENTEID])
  const { decide, isPending } = useDecide(data, queue)
  const isReady = data !== undefined && !isPending && !isRefusing
  const approve = () => isReady && isSeen && void decide('evidenciaValida', {})
  const refuse = () => isReady && setRefusing(true)
  useKeys({ approve, refuse, step: isRefusing ? () => {} : queue.step })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const name = `INV-${order.id}`
  return (
    <>
      <div className="va-pair">
        <Picture
          file={data?.URL_INVOICE_SELLER}
          label={name}
          isPending={!data}
          onSeen={() => setSeen(true)}
        />
        <Verdict
          order={data ?? order}
          client={clients.get(String(order.CLIENTEID)) ?? ''}
          isBusy={!isReady}
          isSeen={isSeen}
          queue={queue}
          onApprove={approve}
          onRefuse={refuse}
        />
      </div>
      <p className="va-keys">{translate('devices.keys')}</p>
      <Suspense fallback={null}>
        {isRefusing && (
          <ReasonDialog
            order={name}
            onClose={() => setRefusing(false)}
            onRefuse={reason => {
              setRefusing(false)
              void decide('evidenciaNoValida', { COMENTARIOENTREGA: reason })
            }}
          />
        )}
      </Suspense>
    </>
  )
}

interface Keys {
  readonly approve: () => unknown
  readonly refuse: () => unknown
  readonly step: (by: number) => void
}
/** A key held down repeats itself over what nobody has looked at. */
const once = { ignoreEventWhen: ({ repeat }: KeyboardEvent) => repeat }

function useKeys({ approve, refuse, step }: Keys) {
  const ahead = () => (document.documentElement.dir === 'rtl' ? -1 : 1)
  useHotkeys('a', () => void approve(), once)
  useHotkeys('r', () => void refuse(), { ...once, preventDefault: true })
  useHotkeys('right', () => step(ahead()))
  useHotkeys('left', () => step(-ahead()))
  useHotkeys('down', () => step(1), { preventDefault: true })
  useHotkeys('up', () => step(-1), { preventDefault: true })
}
