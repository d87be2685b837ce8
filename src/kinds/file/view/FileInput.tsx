import FormHelperText from '@mui/material/FormHelperText'
import { type DragEvent, useState } from 'react'
import type { InputProps } from '../../../fields/display/fieldView'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'
import { useFormResource } from '../../../fields/record/liveRecord'
import { ShownValue } from '../../../fields/registry/ShownValue'
import { FileButtons } from '../../../fields/upload/FileButtons'
import { UploadProgress } from '../../../fields/upload/UploadProgress'
import { useFileRules } from '../../../fields/upload/useFileRules'
import { useUpload } from '../../../fields/upload/useUpload'
import type { FieldModel } from '../../../model/fields/resource'
import type { StoredFile } from '../data'

const raw = { format: (value: unknown) => value ?? null, parse: (file: unknown) => file }

/** A file or picture: chosen, dropped or taken by camera; shows its limits beforehand. */
export function FileInput(asked: InputProps) {
  const { source, label, isRequired, inRow } = asked
  const field = asked.field as FieldModel
  const { id, control, error, helperText } = useFieldInput(asked, raw)
  const [isOver, setIsOver] = useState(false)
  const resource = useFormResource().name
  const upload = useUpload({
    ...{ resource, field, source },
    onStored: file => control.onChange(file),
  })
  const value: StoredFile | null = control.value
  const { types, limitsText } = useFileRules(field)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) upload.send(file)
  }
  return (
    <fieldset
      className={isOver ? 'f-group f-file f-file-over' : 'f-group f-file'}
      aria-label={inRow ? label : undefined}
      aria-describedby={`${id}-said`}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {!inRow && <legend>{isRequired ? `${label} *` : label}</legend>}
      {value && <ShownValue field={field} value={value} as={inRow ? 'Cell' : 'Display'} />}
      <FileButtons
        label={label}
        types={types}
        isPicture={field.isPicture === true}
        hasFile={value !== null}
        inputRef={control.ref}
        onChoose={upload.send}
        onRemove={() => control.onChange(null)}
      />
      <UploadProgress {...upload} label={label} />
      <FormHelperText id={`${id}-said`} error={error} component="div">
        {helperText}
        {!inRow && <span className="f-said f-help">{limitsText}</span>}
      </FormHelperText>
    </fieldset>
  )
}
