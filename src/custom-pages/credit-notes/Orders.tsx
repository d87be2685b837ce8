import Icon from '@mui/icons-material/RequestQuoteOutlined'
import { useTranslate } from 'ra-core'
import type { ComponentProps } from 'react'
import { formatMoney } from '../../base/money'
import { useTitles } from '../../fields/record/useTitles'
import type { SentRecord } from '../../resources/record/useRecord'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { LoadingRows } from '../../ui/loading/Loading'
import { ItemButton } from '../../ui/primitives/Item'
import { Stack } from '../../ui/primitives/layout'
import { ErrorState } from '../../ui/states/ErrorState'
import { StateFrame } from '../../ui/states/StateFrame'
import { getStage, stageWord } from './stages'
import type { CreditNotePlace } from './useCreditNotePlace'
import type { FoundOrders } from './useOrders'

interface OrdersProps {
  readonly orders: FoundOrders
  readonly place: CreditNotePlace
  readonly selected: string | number | undefined
}

/** List of orders: device, customer, price. */
export function Orders({ orders, place, selected }: OrdersProps) {
  const translate = useTranslate()
  const { data, error, refetch, isFetching, hasMore, showMore } = orders
  const clients = useTitles('clients', data?.map(({ CARD_CODE }) => CARD_CODE) ?? [])
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  if (data.length === 0) return <NoOrders place={place} />
  return (
    <>
      <Stack as="ul" gap={0} pad={2}>
        {data.map(order => (
          <li key={order.id}>
            <Order
              order={order}
              client={clients.get(String(order.CARD_CODE)) ?? ''}
              isFound={place.words !== ''}
              aria-current={String(order.id) === String(selected) || undefined}
              onClick={() => place.chooseOrder(order.id)}
            />
          </li>
        ))}
      </Stack>
      {hasMore && (
        <Button loading={isFetching} onClick={showMore}>
          {translate('devices.cnMore')}
        </Button>
      )}
    </>
  )
}

interface OrderProps extends ComponentProps<'button'> {
  readonly order: SentRecord
  readonly client: string
  readonly isFound: boolean
}
function Order({ order, client, isFound, ...rest }: OrderProps) {
  const translate = useTranslate()
  const price = order.PRICE_EXCL_IVA
  const stage = getStage(order)
  return (
    <ItemButton
      {...rest}
      title={<bdi>{String(order.NOM_PRODUCTO)}</bdi>}
      sub={
        <>
          <bdi>{client}</bdi>
          <br />
          <bdi className="f-code" dir="ltr">
            {order.id} · {String(order.IMEI_SERIE)}
          </bdi>
          {isFound && stage && ` · ${translate(stageWord(stage))}`}
        </>
      }
      end={typeof price === 'number' && <b dir="ltr">{formatMoney(price)}</b>}
    />
  )
}

function NoOrders({ place: { words, stage } }: Pick<OrdersProps, 'place'>) {
  const translate = useTranslate()
  if (!words)
    return (
      <StateFrame
        icon={Icon}
        title={translate('devices.cnEmpty')}
        text={translate(stageWord(stage, 'Empty'))}
      />
    )
  return (
    <StateFrame icon={Icon} title={translate('devices.cnEmpty')} text={translate('devices.cnNone')}>
      <ButtonLink variant="outlined" to={`/dashboard/st/garantia?q=${encodeURIComponent(words)}`}>
        {translate('devices.cnLookUp')}
      </ButtonLink>
    </StateFrame>
  )
}
