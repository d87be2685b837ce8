import { useQuery } from '@tanstack/react-query'
import { pickBy } from 'es-toolkit/object'
import { useNotify, useTranslate } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Cover } from '../../contracts/service'
import { deviceCode, deviceFault, serialLengths } from '../../domain/devices/imei'
import { useLiveRecord } from '../../fields/record/liveRecord'
import { useFilled } from '../../fields/record/useFilled'
import { useBackend } from '../../providers/backend/backendContext'
import { useDebounced } from '../../ui/controls/useDebounced'
import type { SlotProps } from '../../ui/features/slotProps'
import { Banner } from '../../ui/primitives/Banner'
import { Card, Row } from '../../ui/primitives/layout'
import { ScanButton } from '../../ui/scanner/ScanButton'
import { ErrorState } from '../../ui/states/Waiting'
import { CoverCard, CoverNote } from './CoverCard'
import { fetchCover } from './coverCalls'

/** Above the reception form: scans a device and fills in what is known. */
export const DeviceCover = ({ record }: SlotProps) => (record ? null : <Reception />)

const CODE = 'IMEI_SERIE'

function Reception() {
  const translate = useTranslate()
  const notify = useNotify()
  const { http } = useBackend()
  const typed = useLiveRecord(record => deviceCode(String(record[CODE] ?? '')))
  const code = useDebounced(typed, 300)
  const isCode = code !== '' && deviceFault(code, serialLengths) === undefined
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['cover', code],
    queryFn: ({ signal }) => fetchCover(http, code, signal),
    enabled: isCode,
  })
  const named = useLiveRecord(record => record.CARD_CODE)
  const buyer = isCode && data ? data.data.COD_CLIENTE : null
  const isOthers = Boolean(buyer && named) && buyer !== named
  const isSold = isCode && data !== undefined ? data !== null : null
  useFilled({
    found: useMemo(() => (data ? known(data) : undefined), [data]),
    // Not sent: the server computes it; shown here at once.
    followed: useMemo(() => ({ VENTA_PROPIA: isSold }), [isSold]),
  })
  const message =
    isOthers && translate('devices.receptionOther', { name: data?.data.NOM_CLIENTE ?? '' })
  // On a phone the customer field lies below the visible part.
  useEffect(() => {
    if (message) notify(message, { type: 'warning', autoHideDuration: 8000 })
  }, [message, notify])
  return (
    <>
      <Card as="div">
        <Row gap={3}>
          <Scan />
          <CoverNote role="status">
            {translate(`devices.${coverMessage({ isCode, isFetching, data, error })}`)}
          </CoverNote>
        </Row>
      </Card>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {message && <Banner tone="warning">{message}</Banner>}
      {isCode && data && <CoverCard cover={data} />}
    </>
  )
}

function Scan() {
  const { setValue } = useFormContext()
  const put = (scanned: string) =>
    setValue(CODE, deviceCode(scanned), { shouldDirty: true, shouldValidate: true })
  return <ScanButton label={useTranslate()('devices.scan')} closesAfterScan onCode={put} />
}

const known = ({ data }: Cover) =>
  pickBy(
    {
      NOM_PRODUCTO: data.NOM_PRODUCTO,
      MARCA: data.MARCA,
      FECHA_VENTA: data.FECHA_VENTA,
      CARD_CODE: data.COD_CLIENTE,
      NAME_EMPLEADO_X_FACTURACION: data.NAME_EMPLEADO_X_FACTURACION,
      EMAIL_EMPLEADO_X_FACTURACION: data.EMAIL_EMPLEADO_X_FACTURACION,
    },
    Boolean,
  )

interface CoverQuery {
  readonly isCode: boolean
  readonly isFetching: boolean
  readonly data: Cover | null | undefined
  readonly error: unknown
}
function coverMessage({ isCode, isFetching, data, error }: CoverQuery) {
  if (!isCode) return 'receptionHint'
  if (isFetching) return 'receptionLooking'
  if (error) return 'receptionFailed'
  return data ? 'receptionFilled' : 'receptionUnknown'
}
