import { useMe } from '../../providers/backend/backendContext'
import { pageAddressOf, useCustomPages } from '../../providers/navigation/customPages'
import { ButtonLink } from '../../ui/controls/Button'
import type { SlotProps } from '../../ui/features/slotProps'
import { SheetIcon } from '../../ui/menu/ResourceIcon'

/** By an order's state: the page of its next step, and the role that does it. */
const steps = [
  { state: 7, path: 'invoice/series', roles: ['8'] },
  { state: 22, path: 'invoice/cargar_evidencia', roles: ['10'], isCarrier: true },
  { state: 23, path: 'invoice/validar_evidencia', roles: ['9'] },
] as const

/** Link from an order to the page of its next step. */
export function OrderSteps({ record }: SlotProps) {
  const pages = useCustomPages()
  const me = useMe()
  const step = steps.find(({ state }) => state === record?.ESTADO)
  if (!record || !step) return null
  const carries = 'isCarrier' in step && record.IDUSUARIOENTREGARA === me.ID
  const page = pages.find(({ path }) => path === step.path)
  if (!page || !(carries || step.roles.some(role => role === me.ROLE))) return null
  const to = pageAddressOf(page)
  return (
    <div>
      <ButtonLink
        variant="contained"
        startIcon={<SheetIcon name={page.icon} />}
        to={step.state === 7 ? `${to}/${record.id}` : to}
        i18nKey={page.label}
      />
    </div>
  )
}
