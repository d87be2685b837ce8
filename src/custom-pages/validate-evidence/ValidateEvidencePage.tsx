import type { SentRecord } from '../../providers/backend/catalogueContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { ErrorState, LoadingGrid, Waiting } from '../../ui/states/Waiting'
import './validate-evidence.css'
import Done from '@mui/icons-material/TaskAltRounded'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetList, useGetOne, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { useTitles } from '../../fields/record/useTitles'
import { useReadOnlyReason } from '../../providers/backend/useReadOnlyProps'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { useAttempt } from '../../ui/controls/useAttempt'
import { PageHead } from '../../ui/page/PageHead'
import { Split, Text } from '../../ui/primitives/layout'
import { StateFrame } from '../../ui/states/StateFrame'
import { LazyTextDialog } from '../../ui/theme/confirmLater'
import { EvidencePicture } from './EvidencePicture'
import { EvidenceVerdict } from './EvidenceVerdict'
import { type EvidenceQueue, useEvidenceQueue } from './useEvidenceQueue'

/** State: the evidence awaits validation by credit. */
const VALIDATION = 23

/** Queue of orders with photo and expected content; one key approves, another refuses. */
export function ValidateEvidencePage() {
  const translate = useTranslate()
  const { data, error, refetch } = useGetList<SentRecord>(
    'invoices',
    firstOfList('ID', 200, { ESTADO: VALIDATION }),
  )
  const queue = useEvidenceQueue(data ?? [])
  const { at, count, current } = queue
  return (
    <div className="p-page">
      <PageHead
        trailing={
          current && (
            <Text size="lg" tone="secondary">
              {translate('devices.place', { at: at + 1, count })}
            </Text>
          )
        }
      />
      {!data && (
        <Waiting error={error} onRetry={refetch} shape={<LoadingGrid count={2} height={480} />} />
      )}
      {data && count === 0 && (
        <StateFrame
          icon={Done}
          title={translate('devices.nothingToValidate')}
          text={translate('devices.nothingToValidateText')}
        />
      )}
      {current && <EvidenceReview key={current.id} order={current} queue={queue} />}
    </div>
  )
}

/** An order of the queue with its evidence and the decision. */
function EvidenceReview({ order, queue }: { order: SentRecord; queue: EvidenceQueue }) {
  const translate = useTranslate()
  const [isRefusing, setRefusing] = useState(false)
  const [hasViewed, setViewed] = useState(false)
  const { data, error, refetch } = useGetOne<SentRecord>('invoices', { id: order.id })
  // Preloads the next order.
  useGetOne('invoices', { id: queue.after?.id }, { enabled: queue.after !== undefined })
  const clients = useTitles('clients', [order.CLIENTEID, queue.after?.CLIENTEID])
  const { decide, isPending } = useDecide(data, queue)
  const isReady = data !== undefined && !isPending && !isRefusing
  const approve = () => isReady && hasViewed && void decide('evidenciaValida', {})
  const refuse = () => isReady && setRefusing(true)
  useKeys({ approve, refuse, step: isRefusing ? () => {} : queue.step })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const name = `INV-${order.id}`
  return (
    <>
      <Split side={400} gap={4}>
        <EvidencePicture
          file={data?.URL_INVOICE_SELLER}
          label={name}
          isPending={!data}
          onViewed={() => setViewed(true)}
        />
        <EvidenceVerdict
          order={data ?? order}
          client={clients.get(String(order.CLIENTEID)) ?? ''}
          isBusy={!isReady}
          hasViewed={hasViewed}
          queue={queue}
          onApprove={approve}
          onRefuse={refuse}
        />
      </Split>
      <Text as="p" size="sm" tone="secondary" className="va-keys" i18nKey="devices.keys" />
      {isRefusing && (
        <LazyTextDialog
          title={name}
          label={translate('devices.reason')}
          help={translate('devices.reasonHint')}
          isLong
          maxLength={1000}
          yes={translate('devices.reject')}
          colour="error"
          onClose={() => setRefusing(false)}
          onDone={reason => {
            setRefusing(false)
            void decide('evidenciaNoValida', { COMENTARIOENTREGA: reason })
          }}
        />
      )}
    </>
  )
}

interface Keys {
  readonly approve: () => unknown
  readonly refuse: () => unknown
  readonly step: (by: number) => void
}
/** Ignores key repeat, which would decide on orders that were not viewed. */
const ignoreRepeat = { ignoreEventWhen: ({ repeat }: KeyboardEvent) => repeat }

function useKeys({ approve, refuse, step }: Keys) {
  const ahead = () => (document.documentElement.dir === 'rtl' ? -1 : 1)
  useHotkeys('a', () => void approve(), ignoreRepeat)
  useHotkeys('r', () => void refuse(), { ...ignoreRepeat, preventDefault: true })
  useHotkeys('right', () => step(ahead()))
  useHotkeys('left', () => step(-ahead()))
  useHotkeys('down', () => step(1), { preventDefault: true })
  useHotkeys('up', () => step(-1), { preventDefault: true })
}

/** Performs the transition; the order leaves the queue once the server confirms. */
function useDecide(order: SentRecord | undefined, queue: EvidenceQueue) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const readOnlyReason = useReadOnlyReason()
  const { attempt, isPending } = useAttempt()
  const decide = async (name: string, answers: Readonly<Record<string, unknown>>) => {
    if (!order) return
    if (readOnlyReason !== undefined) return notify(readOnlyReason, { type: 'info' })
    const isDone = await attempt(async () => {
      const decision = { id: order.id, name, answers, version: Number(order._VERSION) }
      await dataProvider.move('invoices', { ...decision, key: crypto.randomUUID() })
      const word = name === 'evidenciaValida' ? 'devices.approved' : 'devices.rejected'
      notify(word, { type: 'success', messageArgs: { order: `INV-${order.id}` } })
      queue.drop(order.id)
    })
    if (!isDone) await client.invalidateQueries({ queryKey: ['invoices'] })
  }
  return { decide, isPending }
}
