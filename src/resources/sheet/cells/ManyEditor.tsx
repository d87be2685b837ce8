import Autocomplete from '@mui/material/Autocomplete'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { business } from '../../../base/business'
import type { HeldValue } from './cellText'
import { OfferLine } from './OfferLine'
import { useOffersFor } from './OneEditor'
import type { Offering, PickOffer } from './PickEditor'
import { leaving, useEditing } from './useEditing'

/** Chooses several options; Enter toggles the highlighted one, otherwise it leaves the cell. */
export function ManyEditor(props: Offering) {
  const translate = useTranslate()
  const { sheet, field, label, begun, held, offers, isAsking, onText } = props
  const [text, setText] = useState(begun === held.text ? '' : begun)
  const [lit, setLit] = useState<PickOffer | null>(null)
  const [chosen, setChosen] = useState(() => offersOf(held, sheet.nameOf))
  useOffersFor(text, onText)
  const typed = (): HeldValue => ({
    field,
    text: chosen.map(({ label: name }) => name).join('; '),
    value: chosen.map(({ value }) => value),
  })
  const lights = lit !== null || (text !== '' && offers.length > 0)
  const { onKeyDown, onBlur } = useEditing(sheet, typed)
  /** Enter was pressed before the options arrived. */
  const [awaits, setAwaits] = useState(false)
  useEffect(() => {
    if (!awaits || isAsking) return
    setAwaits(false)
    const [offer] = offers
    if (!offer || text === '') return
    setChosen(all => (all.some(({ value }) => value === offer.value) ? all : [...all, offer]))
    setText('')
  }, [awaits, isAsking, offers, text])
  return (
    <Autocomplete<PickOffer, true, true>
      multiple
      disableClearable
      disableCloseOnSelect
      open
      autoHighlight={text !== ''}
      value={chosen}
      inputValue={text}
      options={[...offers]}
      filterOptions={all => all}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={({ value }) => String(value)}
      onInputChange={(_event, next, reason) => {
        if (reason !== 'input') return
        setLit(null)
        setAwaits(false)
        setText(next)
      }}
      onHighlightChange={(_event, offer) => setLit(offer)}
      onChange={(_event, picked) => {
        setChosen(picked)
        setText('')
      }}
      onKeyDown={event => {
        if (event.key === 'Enter' && lights && !isAsking) return event.stopPropagation()
        event.defaultMuiPrevented = leaving.has(event.key)
        if (event.key === 'Enter' && isAsking) {
          event.preventDefault()
          event.stopPropagation()
          return setAwaits(text !== '')
        }
        return onKeyDown(event)
      }}
      onBlur={onBlur}
      loading={isAsking}
      loadingText={translate('app.common.loading')}
      noOptionsText={translate('field.noOptions')}
      slotProps={{
        popper: { className: 's-offers', placement: 'bottom-start' },
        chip: { size: 'small' },
      }}
      renderInput={params => <OfferLine params={params} label={label} />}
      className="s-many"
    />
  )
}

/** The cell's current options; unreadable text is typed again. */
function offersOf({ field, value, problem, names }: HeldValue, nameOf: NameOf): PickOffer[] {
  const values = problem || names || !Array.isArray(value) ? [] : value
  return values.map(each => ({
    value: each,
    label: field.target ? nameOf(field, each) : field.print([each], business().language),
  }))
}
type NameOf = (field: HeldValue['field'], key: string | number) => string
