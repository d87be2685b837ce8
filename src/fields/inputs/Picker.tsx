import Autocomplete from '@mui/material/Autocomplete'
import { useTranslate } from 'ra-core'
import { Suspense, use, useState } from 'react'
import type { Resource } from '../../model/resource'
import { InlineCreateContext } from '../inlineCreate'
import { TypedField, type TypedFieldProps } from './TypedField'
import { type Pick, usePicker } from './usePicker'

interface PickerProps<Many extends boolean> {
  readonly target: Resource
  readonly multiple: Many
  /** What is chosen, with the titles known so far. */
  readonly chosen: Many extends true ? readonly Pick[] : Pick | null
  readonly onChoose: (keys: readonly (string | number)[]) => void
  /** What its records have in common; it is theirs too who are made here. */
  readonly among?: Readonly<Record<string, unknown>>
  readonly text: Omit<TypedFieldProps, 'onBlur'>
  readonly onBlur?: () => void
  readonly ariaLabel?: string | undefined
}

/** Finds records by typing; where one may, offers to make the one that is missing. */
export function Picker<Many extends boolean>(props: PickerProps<Many>) {
  const { target, multiple, chosen, onChoose, among, text, onBlur, ariaLabel } = props
  const translate = useTranslate()
  const InlineCreate = use(InlineCreateContext)
  const [open, setOpen] = useState(false)
  const [creating, setCreating] = useState<string>()
  const { options, typed, setTyped, isFetching } = usePicker(target, open, among)
  const current = [chosen].flat().filter(pick => pick !== null) as readonly Pick[]
  const keys = current.map(({ key }) => key)
  const choose = (picks: readonly Pick[]) =>
    picks.some(({ create }) => create)
      ? setCreating(typed.trim())
      : onChoose(picks.map(({ key }) => key))
  const { id, label, helperText, required, size, error, inputRef, name } = text
  return (
    <>
      <Autocomplete<Pick, boolean>
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
        onInputChange={(_event, next, reason) => setTyped(reason === 'input' ? next : '')}
        onChange={(_event, picked) => choose(picked === null ? [] : [picked].flat())}
        loading={isFetching}
        loadingText={translate('app.common.loading')}
        noOptionsText={translate('app.field.noOptions')}
        clearText={translate('app.field.clear')}
        openText={translate('app.field.choose')}
        closeText={translate('app.common.close')}
        fullWidth
        {...(onBlur && { onBlur })}
        renderInput={params => (
          <TypedField
            {...params}
            {...{ label, helperText, required, error, inputRef, name }}
            size={size ?? 'medium'}
            placeholder={current.length === 0 ? translate('app.field.searchToChoose') : ''}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                ...(ariaLabel && { 'aria-label': ariaLabel }),
                // A box is too short for some names.
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
