import type { SentRecord } from '../../providers/backend/catalogueContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { Banner } from '../../ui/primitives/Banner'
import { Grid } from '../../ui/primitives/layout'
import './load-evidence.css'
import Camera from '@mui/icons-material/AddAPhotoOutlined'
import { useGetList, useNotify, useTranslate } from 'ra-core'
import { useConnection, useMe } from '../../providers/backend/backendContext'
import { isUnsent } from '../../providers/sendLater/kind'
import { useLater } from '../../providers/sendLater/laterOf'
import { PageHead } from '../../ui/page/PageHead'
import { StateFrame } from '../../ui/states/StateFrame'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'
import { ProofCard } from './ProofCard'
import { proofKind } from './proofs'

/** State of an order that needs evidence. */
const WAITING = 22

/** Delivered orders that need evidence; each photo is uploaded at once. */
export function LoadEvidencePage() {
  const translate = useTranslate()
  const notify = useNotify()
  const me = useMe()
  const isDisconnected = useConnection() === 'lost'
  const ownFilter = me.ROLE === '10' ? {} : { IDUSUARIOENTREGARA: me.ID }
  const { data, error, isPending, refetch } = useGetList<SentRecord>(
    'invoices',
    firstOfList('ID', 50, { ESTADO: WAITING, ...ownFilter }),
  )
  const { entries: all } = useLater(proofKind, () => {
    notify('devices.proofSent', { type: 'success' })
    void refetch()
  })
  const otherOrders = all.filter(
    proof => proof.state !== 'sent' && !data?.some(({ id }) => Number(id) === proof.order),
  )
  const waiting = all.filter(isUnsent).length
  return (
    <div className="p-page">
      <PageHead />
      {waiting > 0 && isDisconnected && (
        <Banner tone="warning" role="status">
          {translate('devices.proofsWaiting', { count: waiting })}
        </Banner>
      )}
      {isPending && !isDisconnected && <LoadingRows />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && otherOrders.length === 0 && (
        <StateFrame
          icon={Camera}
          title={translate('devices.nothingToProve')}
          text={translate('devices.nothingToProveText')}
        />
      )}
      <Grid as="ul" min={340}>
        {otherOrders.map(proof => (
          <li key={proof.key}>
            <ProofCard title={proof.title} order={proof.order} proof={proof} />
          </li>
        ))}
        {data?.map(order => (
          <li key={order.id}>
            <ProofCard
              order={Number(order.id)}
              record={order}
              proof={all.find(each => each.order === Number(order.id))}
            />
          </li>
        ))}
      </Grid>
    </div>
  )
}
