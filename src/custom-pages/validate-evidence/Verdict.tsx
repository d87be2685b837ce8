import Check from '@mui/icons-material/CheckRounded'
import Previous from '@mui/icons-material/ChevronLeftRounded'
import Next from '@mui/icons-material/ChevronRightRounded'
import Close from '@mui/icons-material/CloseRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { FactList, factsOf } from '../../fields/FactList'
import { Button, IconButton } from '../../pieces/Button'
import { useCatalogue } from '../../providers/catalogueContext'
import { useHeld } from '../../providers/useHeld'
import type { Sent } from '../../resources/useRecord'
import type { Queue } from './useQueue'

interface VerdictProps {
  readonly order: Sent
  readonly client: string
  readonly isBusy: boolean
  /** Whether its evidence stood before them: what nobody saw is not approved. */
  readonly isSeen: boolean
  readonly queue: Queue
  readonly onApprove: () => void
  readonly onRefuse: () => void
}

/** What the photo should show, and the two answers. */
export function Verdict({ order, client, queue, ...acts }: VerdictProps) {
  return (
    <section className="p-card va-verdict" aria-label={`INV-${order.id}`}>
      <header>
        <div>
          <h2>
            <LinkBase className="f-link" to={`/dashboard/invoice/${order.id}`}>
              INV-{order.id}
            </LinkBase>
          </h2>
          <bdi>{client}</bdi>
        </div>
        <Steps queue={queue} />
      </header>
      <Facts order={order} />
      <Acts {...acts} />
    </section>
  )
}

function Steps({ queue: { at, count, step } }: { readonly queue: Queue }) {
  const translate = useTranslate()
  return (
    <div className="va-steps">
      <IconButton
        aria-label={translate('devices.previous')}
        disabled={at === 0}
        onClick={() => step(-1)}
      >
        <Previous />
      </IconButton>
      <IconButton
        aria-label={translate('devices.next')}
        disabled={at >= count - 1}
        onClick={() => step(1)}
      >
        <Next />
      </IconButton>
    </div>
  )
}

const told = [
  'NUMEROFACTURALIDENAR',
  'FECHAFACTURACION',
  'TOTAL',
  'IDUSUARIOENTREGARA',
  'VENDEDOR',
  'BODEGA',
  'DOCNUM',
  'COMENTARIOENTREGA',
]

function Facts({ order }: { readonly order: Sent }) {
  const fields = factsOf(useCatalogue().get('invoices'), told, order)
  return <FactList fields={fields} record={order} />
}

type ActsProps = Pick<VerdictProps, 'isBusy' | 'isSeen' | 'onApprove' | 'onRefuse'>

function Acts({ isBusy, isSeen, onApprove, onRefuse }: ActsProps) {
  const translate = useTranslate()
  const held = useHeld()
  return (
    <div className="va-acts">
      <Button
        variant="contained"
        startIcon={<Check />}
        aria-keyshortcuts="A"
        disabled={isBusy || !isSeen}
        onClick={onApprove}
        {...held}
      >
        {translate('devices.approve')}
      </Button>
      <Button
        variant="outlined"
        color="error"
        startIcon={<Close />}
        aria-keyshortcuts="R"
        disabled={isBusy}
        onClick={onRefuse}
        {...held}
      >
        {translate('devices.reject')}
      </Button>
    </div>
  )
}
