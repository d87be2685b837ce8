import Autocomplete from '@mui/material/Autocomplete'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, Suspense, use, useRef, useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import { Avatar } from '../../ui/primitives/Avatar'
import { Item } from '../../ui/primitives/Item'
import { TypedField, type TypedFieldProps } from '../inputs/TypedField'
import { InlineCreateContext } from '../record/inlineCreate'
import { type PickerState, usePicker } from './usePicker'

interface PickerProps<Many extends boolean> {
  readonly target: Resource
  readonly multiple: Many
  /** The selection, with the titles known so far. */
  readonly chosen: Many extends true ? readonly PickerState[] : PickerState | null
  readonly onChoose: (keys: readonly (string | number)[]) => void
  /** Filter of its records; a new record gets the same values. */
  readonly among?: Readonly<Record<string, unknown>>
  readonly text: Omit<TypedFieldProps, 'onBlur'>
  readonly onBlur?: () => void
  readonly ariaLabel?: string | undefined
}

/** Searches records while typing; offers to create a missing one, if permitted. */
export function Picker<Many extends boolean>(props: PickerProps<Many>) {
  const { target, multiple, chosen, onChoose, among, text, onBlur, ariaLabel } = props
  const translate = useTranslate()
  const InlineCreate = use(InlineCreateContext)
  const [open, setOpen] = useState(false)
  const [creating, setCreating] = useState<string>()
  const { options, typed, setTyped, isFetching } = usePicker(target, open, among)
  const current = [chosen].flat().filter(pick => pick !== null) as readonly PickerState[]
  const keys = current.map(({ key }) => key)
  const choose = (picks: readonly PickerState[]) =>
    picks.some(({ create }) => create)
      ? setCreating(typed.trim())
      : onChoose(picks.map(({ key }) => key))
  const offer = useDeliberateOffer(options, open && typed.trim() !== '')
  const { id, label, helperText, required, size, error, inputRef, name } = text
  return (
    <>
      <Autocomplete<PickerState, boolean>
        {...(id && { id })}
        multiple={multiple}
        value={multiple ? [...current] : (current[0] ?? null)}
        options={options}
        filterOptions={all => all}
        getOptionKey={({ key, create }) => (create ? '+' : key)}
        isOptionEqualToValue={(a, b) => a.key === b.key && !a.create}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onInputChange={(_event, next, reason) => {
          offer.forget()
          setTyped(reason === 'input' ? next : '')
        }}
        onHighlightChange={(_event, pick, reason) => offer.reach(pick, reason)}
        onKeyDown={offer.guard}
        onChange={(_event, picked) => choose(picked === null ? [] : [picked].flat())}
        loading={isFetching}
        loadingText={translate('app.common.loading')}
        noOptionsText={translate('field.noOptions')}
        clearText={translate('field.clear')}
        openText={translate('field.choose')}
        closeText={translate('app.common.close')}
        fullWidth
        {...(onBlur && { onBlur })}
        renderOption={({ key, ...props }, { label, photo }) => (
          <li key={key} {...props}>
            {photo ? (
              <Item compact start={<Avatar name={label} photo={photo} size={28} />} title={label} />
            ) : (
              label
            )}
          </li>
        )}
        renderInput={params => (
          <TypedField
            {...params}
            {...{ label, helperText, required, error, inputRef, name }}
            size={size ?? 'medium'}
            placeholder={current.length === 0 ? translate('field.searchToChoose') : ''}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                ...(ariaLabel && { 'aria-label': ariaLabel }),
                // The input is too short for some names.
                title: multiple ? undefined : current[0]?.label,
              },
            }}
          />
        )}
      />
      <Suspense fallback={null}>
        {InlineCreate && creating !== undefined && (
          <InlineCreate
            resource={target}
            typed={creating}
            given={among}
            onCancel={() => setCreating(undefined)}
            onDone={record => {
              const key = record[target.key.name] as string | number
              setCreating(undefined)
              onChoose(multiple ? [...keys, key] : [key])
            }}
          />
        )}
      </Suspense>
    </>
  )
}

type Guarded = KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }

/**
 * The offer to create a record is taken by a click, or by Enter after arrow keys reached it. The list
 * also highlights it automatically and under a resting pointer: Enter then neither takes it nor submits
 * the form with a text that is not a record.
 */
function useDeliberateOffer(options: readonly PickerState[], isSearching: boolean) {
  const isReached = useRef(false)
  return {
    forget: () => {
      isReached.current = false
    },
    reach: (pick: PickerState | null, reason: string) => {
      isReached.current = pick?.create === true && reason === 'keyboard'
    },
    guard: (event: Guarded) => {
      if (event.key !== 'Enter' || isReached.current) return
      const active = (event.target as HTMLElement).getAttribute('aria-activedescendant')
      const isOffer = active !== null && options[Number(active.split('-').at(-1))]?.create
      if (!isOffer && (active !== null || !isSearching)) return
      event.preventDefault()
      event.defaultMuiPrevented = true
    },
  }
}
