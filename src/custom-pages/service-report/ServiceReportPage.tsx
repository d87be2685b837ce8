import Download from '@mui/icons-material/FileDownloadOutlined'
import { dayBounds } from '../../base/day'
import type { DayInterval } from '../../base/span'
import { DashboardBoard } from '../../features/bi/DashboardBoard'
import { useDashboard } from '../../features/bi/useDashboard'
import { mayAct, policyOf } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useExport } from '../../resources/list/tools/useExport'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { useBehindPath } from '../../ui/figures/text/useBehindPath'
import { usePeriod } from '../../ui/figures/usePeriod'

/** Figures of the workshop and its closed orders. */
export const ServiceReportPage = () => <DashboardBoard name="servicio" actions={<ClosedOrders />} />

/** Orders closed in these days: credited, out of warranty or repaired (business.md#warranty-orders). */
const closedIn = ({ from, to }: DayInterval) => ({
  ESTADO: [2, 3, 4],
  FECHA_DECISION: { gte: dayBounds(from)[0], lt: dayBounds(to)[1] },
})

const columns = [
  ...['ID_ORDEN', 'ESTADO', 'FECHA_CREACION', 'FECHA_DECISION', 'DIAS', 'CARD_CODE'],
  ...['IMEI_SERIE', 'NOM_PRODUCTO', 'MARCA', 'FALLA', 'GARANTIA', 'GARANTIA_FISICA'],
  ...['TECNICO', 'COSTO_REPUESTOS', 'MINUTOS', 'NOTA_CREDITO', 'PRICE_EXCL_IVA'],
  ...['NO_APLICA_NOTA_CREDITO'],
]

/** Links to the orders closed in the period of the page, as list or workbook. */
function ClosedOrders() {
  const me = useMe()
  const resource = useResource('warranty-orders')
  const [period] = usePeriod()
  const { data } = useDashboard('servicio', period)
  const { save, busy } = useExport(resource)
  const filter = data && closedIn(data.days)
  const path = useBehindPath()(filter && { resource: resource.name, filter })
  if (!filter || !path) return null
  const { readable } = policyOf(resource, me)
  const downloadReport = () =>
    save({
      filter,
      sort: ['FECHA_DECISION', 'DESC'],
      format: 'xlsx',
      columns: columns.filter(name => readable.has(name)),
    })
  return (
    <>
      <ButtonLink variant="outlined" color="inherit" to={path} i18nKey="bi.closedOrders" />
      {mayAct(resource, me, 'export') && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Download />}
          loading={busy}
          onClick={() => void downloadReport()}
          i18nKey="bi.exportXlsx"
        />
      )}
    </>
  )
}
