import Autocomplete from '@mui/material/Autocomplete'
import { useEffect, useRef, useState } from 'react'
import { fold } from '../../domain/fold'
import type { Place } from './block'
import type { Held } from './cellText'
import { OfferLine } from './OfferLine'
import type { Offer, Offering } from './PickEditor'
import { giveBackFocus, useEditing } from './useEditing'

/** One of what is offered: picked, or its name or code typed. */
export function OneEditor(props: Offering) {
  const { sheet, field, label, begun, held, offers, isAsking, onText } = props
  const [text, setText] = useState(begun)
  const reached = useRef<Offer>(undefined)
  const isSame = text === held.text
  useOffersFor(isSame ? '' : text, onText)
  const heldBy = ({ value, label: name }: Offer): Held => ({ field, text: name, value })
  const typed = () => (isSame ? held : text)
  /** What Enter takes: what the arrows chose, else what the text says, else the first of what it finds. */
  const meant = (): string | Held => {
    if (reached.current) return heldBy(reached.current)
    if (isSame || text.trim() === '' || isAsking) return typed()
    const exact = offers.filter(each => fold(each.label) === fold(text.trim()))
    const [offer] = exact.length > 0 ? exact : offers
    return offer && exact.length < 2 ? heldBy(offer) : text
  }
  const { finish, onKeyDown, onBlur, after } = useEditing(sheet, typed, meant)
  /** Where Enter goes on, once what the text could mean is known. */
  const [awaited, setAwaited] = useState<Place>()
  useEffect(() => {
    if (!awaited || isAsking) return
    finish(meant(), awaited)
    giveBackFocus(document.activeElement)
  })
  return (
    <Autocomplete<Offer, false, true, true>
      freeSolo
      disableClearable
      open
      autoHighlight={!isSame}
      value={(offers.find(({ value }) => isSame && value === held.value) ?? null) as Offer}
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

const leaving = new Set(['Enter', 'Tab', 'Escape'])

/** Asks for what the text could mean. */
export function useOffersFor(text: string, onText: (text: string) => void) {
  const ask = useRef(onText)
  ask.current = onText
  useEffect(() => ask.current(text), [text])
}
