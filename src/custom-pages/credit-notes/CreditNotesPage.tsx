import type { SentRecord } from '../../providers/backend/catalogueContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import '../../resources/resources.css'
import './credit-notes.css'
import Icon from '@mui/icons-material/RequestQuoteOutlined'
import { ResourceContextProvider, useGetList, useTranslate } from 'ra-core'
import { type ComponentProps, useState } from 'react'
import { formatMoney } from '../../base/money'
import { useTitles } from '../../fields/record/useTitles'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { TabStrip } from '../../ui/controls/TabStrip'
import { PageHead } from '../../ui/page/PageHead'
import { ItemButton } from '../../ui/primitives/Item'
import { Card, Count, Grid, Stack } from '../../ui/primitives/layout'
import { CodeSearch } from '../../ui/scanner/CodeSearch'
import { StateFrame } from '../../ui/states/StateFrame'
import { Waiting } from '../../ui/states/Waiting'
import { Note } from './Note'
import { getStage, type Stage, stageNames, stages, stageWord } from './stages'
import { type CreditNotePlace, useCreditNotePlace } from './useCreditNotePlace'

/** Warranty orders with a credit note due, by stage, with the selected one. */
export function CreditNotesPage() {
  const translate = useTranslate()
  const place = useCreditNotePlace()
  const orders = useOrders(place)
  const order = place.order ?? orders.data?.[0]?.id
  const list = <Orders orders={orders} place={place} selected={order} />
  return (
    <div className="p-page">
      <PageHead />
      <CodeSearch
        label={translate('devices.cnSearch')}
        initialCode={place.words}
        onSearch={place.search}
      />
      <Grid
        min={340}
        fit
        gap={5}
        className="cn-split"
        data-chosen={place.order !== null || undefined}
      >
        <Card
          flush
          aria-label={translate('devices.cnStages')}
          title={place.words ? translate('devices.cnFound') : undefined}
        >
          {place.words ? (
            list
          ) : (
            <TabStrip
              label={translate('devices.cnStages')}
              tabs={stageNames.map(name => ({
                name,
                label: (
                  <>
                    {translate(stageWord(name))} <StageCount stage={name} />
                  </>
                ),
              }))}
              selected={place.stage}
              onChoose={place.chooseStage}
            >
              {list}
            </TabStrip>
          )}
        </Card>
        {order !== undefined && (
          <ResourceContextProvider value="warranty-orders">
            <Note key={order} id={String(order)} place={place} />
          </ResourceContextProvider>
        )}
      </Grid>
    </div>
  )
}

/** Number of orders; empty until known. */
function StageCount({ stage }: { readonly stage: Stage }) {
  const { total, meta } = useGetList('warranty-orders', firstOfList('ID_ORDEN', 1, stages[stage]))
  const text = total ?? (meta?.atLeast === undefined ? undefined : `${meta.atLeast}+`)
  return text === undefined ? null : <Count>{text}</Count>
}

interface OrdersProps {
  readonly orders: FoundOrders
  readonly place: CreditNotePlace
  readonly selected: string | number | undefined
}

/** List of orders: device, customer, price. */
function Orders({ orders, place, selected }: OrdersProps) {
  const { data, error, refetch, isFetching, hasMore, showMore } = orders
  const clients = useTitles('clients', data?.map(({ CARD_CODE }) => CARD_CODE) ?? [])
  if (!data) return <Waiting error={error} onRetry={refetch} />
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
      {hasMore && <Button loading={isFetching} onClick={showMore} i18nKey="devices.cnMore" />}
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

const STEP = 25

/** Orders of a stage, oldest first; or search results in any state, latest first. */
function useOrders({ stage, words }: CreditNotePlace) {
  const [perPage, setPerPage] = useState(STEP)
  const isOld = !words && stage !== 'made'
  const orders = useGetList<SentRecord>('warranty-orders', {
    filter: words ? { q: words } : stages[stage],
    pagination: { page: 1, perPage },
    sort: { field: 'ID_ORDEN', order: isOld ? 'ASC' : 'DESC' },
    meta: listMeta,
  })
  return {
    ...orders,
    hasMore: orders.data?.length === perPage,
    showMore: () => setPerPage(before => before + STEP),
  }
}
type FoundOrders = ReturnType<typeof useOrders>
