import { ButtonLink } from '../../pieces/Button'
import { useMe } from '../../providers/backendContext'
import { addressOf, useCustomPages } from '../../providers/customPages'
import { useLabels } from '../../providers/labels'
import type { SlotProps } from '../slots'

/** By what an order waits for: the page where that is done, and who does it there. */
const steps = [
  { state: 7, path: 'invoice/series', roles: ['8'] },
  { state: 22, path: 'invoice/cargar_evidencia', roles: ['10'], isCarrier: true },
  { state: 23, path: 'invoice/validar_evidencia', roles: ['9'] },
] as const

/** The way from an order to the page made for what it waits for. */
export function OrderSteps({ record }: SlotProps) {
  const labels = useLabels()
  const pages = useCustomPages()
  const me = useMe()
  const step = steps.find(({ state }) => state === record?.ESTADO)
  if (!record || !step) return null
  const carries = 'isCarrier' in step && record.IDUSUARIOENTREGARA === me.ID
  const page = pages.find(({ path }) => path === step.path)
  if (!page || !(carries || step.roles.some(role => role === me.ROLE))) return null
  const { icon: Icon } = page
  const to = addressOf(page)
  return (
    <div>
      <ButtonLink
        variant="contained"
        startIcon={<Icon />}
        to={step.state === 7 ? `${to}/${record.id}` : to}
      >
        {labels.text(page.label)}
      </ButtonLink>
    </div>
  )
}
