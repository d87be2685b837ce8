import Check from '@mui/icons-material/CheckRounded'
import Previous from '@mui/icons-material/ChevronLeftRounded'
import Next from '@mui/icons-material/ChevronRightRounded'
import Close from '@mui/icons-material/CloseRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { FactList } from '../../fields/registry/FactList'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { IconButton, WriteButton } from '../../ui/controls/Button'
import { Card, Row, Stack } from '../../ui/primitives/layout'
import type { EvidenceQueue } from './useEvidenceQueue'

interface VerdictProps {
  readonly order: SentRecord
  readonly client: string
  readonly isBusy: boolean
  /** The evidence was shown; approval requires it. */
  readonly hasViewed: boolean
  readonly queue: EvidenceQueue
  readonly onApprove: () => void
  readonly onRefuse: () => void
}

/** The expected content of the photo, with approve and refuse. */
export function EvidenceVerdict({ order, client, queue, ...acts }: VerdictProps) {
  return (
    <Card
      aria-label={`INV-${order.id}`}
      title={
        <LinkBase className="f-link" to={`/dashboard/invoice/${order.id}`}>
          INV-{order.id}
        </LinkBase>
      }
      actions={<Steps queue={queue} />}
    >
      <Stack gap={4}>
        <bdi>{client}</bdi>
        <FactList resource="invoices" names={facts} record={order} />
        <Acts {...acts} />
      </Stack>
    </Card>
  )
}

function Steps({ queue: { at, count, step } }: { readonly queue: EvidenceQueue }) {
  const translate = useTranslate()
  return (
    <Row gap={0}>
      <IconButton
        aria-label={translate('devices.previous')}
        disabled={at === 0}
        onClick={() => step(-1)}
      >
        <Previous className="p-mirror" />
      </IconButton>
      <IconButton
        aria-label={translate('devices.next')}
        disabled={at >= count - 1}
        onClick={() => step(1)}
      >
        <Next className="p-mirror" />
      </IconButton>
    </Row>
  )
}

const facts = [
  'NUMEROFACTURALIDENAR',
  'FECHAFACTURACION',
  'TOTAL',
  'IDUSUARIOENTREGARA',
  'VENDEDOR',
  'BODEGA',
  'DOCNUM',
  'COMENTARIOENTREGA',
]

type ActsProps = Pick<VerdictProps, 'isBusy' | 'hasViewed' | 'onApprove' | 'onRefuse'>

function Acts({ isBusy, hasViewed, onApprove, onRefuse }: ActsProps) {
  return (
    <div className="p-wrap va-acts">
      <WriteButton
        variant="contained"
        startIcon={<Check />}
        aria-keyshortcuts="A"
        disabled={isBusy || !hasViewed}
        onClick={onApprove}
        i18nKey="devices.approve"
      />
      <WriteButton
        variant="outlined"
        color="error"
        startIcon={<Close />}
        aria-keyshortcuts="R"
        disabled={isBusy}
        onClick={onRefuse}
        i18nKey="devices.reject"
      />
    </div>
  )
}
