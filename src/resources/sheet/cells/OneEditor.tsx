import Autocomplete from '@mui/material/Autocomplete'
import { useEffect, useRef, useState } from 'react'
import { fold } from '../../../base/fold'
import type { CellPlace } from './block'
import type { HeldValue } from './cellText'
import { OfferLine } from './OfferLine'
import type { Offering, PickOffer } from './PickEditor'
import { giveBackFocus, leaving, useEditing } from './useEditing'

/** Chooses one option, by picking it or by typing its name or code. */
export function OneEditor(props: Offering) {
  const { sheet, field, label, begun, held, offers, isAsking, onText } = props
  const [text, setText] = useState(begun)
  const reached = useRef<PickOffer>(undefined)
  const isSame = text === held.text
  useOffersFor(isSame ? '' : text, onText)
  const heldBy = ({ value, label: name }: PickOffer): HeldValue => ({ field, text: name, value })
  const typed = () => (isSame ? held : text)
  /** Value taken by Enter: the option reached by arrow keys, else the exact match, else the first option found. */
  const meant = (): string | HeldValue => {
    if (reached.current) return heldBy(reached.current)
    if (isSame || text.trim() === '' || isAsking) return typed()
    const exact = offers.filter(each => fold(each.label) === fold(text.trim()))
    const [offer] = exact.length > 0 ? exact : offers
    return offer && exact.length < 2 ? heldBy(offer) : text
  }
  const { finish, onKeyDown, onBlur, after } = useEditing(sheet, typed, meant)
  /** The next cell after Enter, once the options have arrived. */
  const [awaited, setAwaited] = useState<CellPlace>()
  useEffect(() => {
    if (!awaited || isAsking) return
    finish(meant(), awaited)
    giveBackFocus(document.activeElement)
  })
  return (
    <Autocomplete<PickOffer, false, true, true>
      freeSolo
      disableClearable
      open
      autoHighlight={!isSame}
      value={(offers.find(({ value }) => isSame && value === held.value) ?? null) as PickOffer}
      inputValue={text}
      options={[...offers]}
      filterOptions={all => all}
      getOptionLabel={offer => (typeof offer === 'string' ? offer : offer.label)}
      getOptionKey={offer => (typeof offer === 'string' ? offer : String(offer.value))}
      onInputChange={(_event, next, reason) => {
        if (reason !== 'input') return
        reached.current = undefined
        setAwaited(undefined)
        setText(next)
      }}
      onHighlightChange={(_event, offer, by) => {
        if (by === 'keyboard') reached.current = offer ?? undefined
      }}
      onChange={(_event, picked) => {
        if (typeof picked !== 'string') finish(heldBy(picked), sheet.state.at)
      }}
      onKeyDown={event => {
        event.defaultMuiPrevented = leaving.has(event.key)
        const then = isAsking && !isSame && !reached.current ? after(event) : undefined
        if (!then) return onKeyDown(event)
        event.preventDefault()
        event.stopPropagation()
        return setAwaited(then)
      }}
      onBlur={onBlur}
      slotProps={{ popper: { className: 's-offers', placement: 'bottom-start' } }}
      renderInput={params => <OfferLine params={params} label={label} />}
    />
  )
}

/** Requests the options for a text. */
export function useOffersFor(text: string, onText: (text: string) => void) {
  const ask = useRef(onText)
  ask.current = onText
  useEffect(() => ask.current(text), [text])
}
