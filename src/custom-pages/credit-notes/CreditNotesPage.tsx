import { Card } from '../../ui/primitives/Card'
import { Grid } from '../../ui/primitives/layout'
import '../../resources/resources.css'
import './credit-notes.css'
import { ResourceContextProvider, useGetList, useTranslate } from 'ra-core'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { TabStrip } from '../../ui/controls/TabStrip'
import { PageHead } from '../../ui/page/PageHead'
import { Count } from '../../ui/primitives/Chip'
import { CodeSearch } from '../../ui/scanner/CodeSearch'
import { Note } from './Note'
import { Orders } from './Orders'
import { type Stage, stageNames, stages, stageWord } from './stages'
import { useCreditNotePlace } from './useCreditNotePlace'
import { useOrders } from './useOrders'

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
  const { total, meta } = useGetList('warranty-orders', {
    filter: stages[stage],
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'ID_ORDEN', order: 'ASC' },
    meta: listMeta,
  })
  const text = total ?? (meta?.atLeast === undefined ? undefined : `${meta.atLeast}+`)
  return text === undefined ? null : <Count>{text}</Count>
}
