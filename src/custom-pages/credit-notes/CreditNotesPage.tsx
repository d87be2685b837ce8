import '../../resources/resources.css'
import './credit-notes.css'
import { useTranslate } from 'ra-core'
import { PageHead } from '../../pieces/PageHead'
import { CodeSearch } from '../../pieces/scanner/CodeSearch'
import { TabStrip } from '../../pieces/TabStrip'
import { Note } from './Note'
import { Orders } from './Orders'
import { StageCount } from './StageCount'
import { stageNames, wordOf } from './stages'
import { useOrders } from './useOrders'
import { usePlace } from './usePlace'

/** The orders whose device is due a credit note, by stage; beside them the one that is looked at. */
export function CreditNotesPage() {
  const translate = useTranslate()
  const place = usePlace()
  const found = useOrders(place)
  const order = place.order ?? found.data?.[0]?.id
  const list = <Orders found={found} place={place} chosen={order} />
  return (
    <div className="p-page">
      <PageHead />
      <CodeSearch
        key={place.words}
        label={translate('devices.cnSearch')}
        given={place.words}
        onSearch={place.search}
      />
      <div className="cn-split" data-chosen={place.order !== null || undefined}>
        <section className="p-card cn-queue" aria-label={translate('devices.cnStages')}>
          {place.words ? (
            <>
              <h2 className="cn-found">{translate('devices.cnFound')}</h2>
              {list}
            </>
          ) : (
            <TabStrip
              label={translate('devices.cnStages')}
              tabs={stageNames.map(name => ({
                name,
                label: (
                  <>
                    {translate(wordOf(name))} <StageCount stage={name} />
                  </>
                ),
              }))}
              chosen={place.stage}
              onChoose={place.chooseStage}
            >
              {list}
            </TabStrip>
          )}
        </section>
        {order !== undefined && <Note key={order} id={String(order)} place={place} />}
      </div>
    </div>
  )
}
