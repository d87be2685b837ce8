import type { GuestField, InvitationValues } from '../../contracts/creditInvitation'
import { useSelecting } from '../../ui/controls/useSelecting'
import { fill } from '../../ui/front/words'
import { Field, Input, Select, Textarea } from '../../ui/primitives/inputs'
import { Grid } from '../../ui/primitives/layout'
import { useGuestWords } from './useGuestWords'

interface FieldProps {
  readonly field: GuestField
  readonly value: unknown
  /** By path: `NOMBRE`, or `LINEAS.0.NOMBRE` in rows. */
  readonly errors: Readonly<Record<string, string>>
  readonly path?: string
  readonly onChange: (value: unknown) => void
}

/** Input of a field by its kind. */
export function InvitationField({ field, value, errors, path = field.name, onChange }: FieldProps) {
  const selecting = useSelecting()
  if (field.kind === 'lines')
    return <Rows field={field} value={value} errors={errors} onChange={onChange} />
  const text = String(value ?? '')
  const set = ({ target }: { readonly target: { readonly value: string } }) =>
    onChange(target.value)
  const named = field.kind === 'money' ? `${field.label} (USD)` : field.label
  const label = field.required ? `${named} *` : named
  const common = { value: text, onChange: set, required: field.required }
  return (
    <Field label={label} help={field.help} error={errors[path]}>
      {tied => {
        if (field.options) return <Choice {...tied} {...common} options={field.options} />
        if (field.kind === 'longText')
          return <Textarea {...tied} {...common} rows={3} maxLength={field.maxLength ?? 1000} />
        const isNumber = numbers.includes(field.kind)
        return <Input {...tied} {...common} {...inputProps(field)} {...(isNumber && selecting)} />
      }}
    </Field>
  )
}

const numbers: readonly string[] = ['integer', 'decimal', 'money', 'percent']

function inputProps({ kind, name, maxLength = 200 }: GuestField) {
  if (kind === 'date') return { type: 'date' }
  if (kind === 'email') return { type: 'email', autoComplete: 'email', dir: 'ltr' }
  if (kind === 'phone')
    return { type: 'tel', autoComplete: 'tel-national', dir: 'ltr', maxLength } as const
  if (numbers.includes(kind)) return { inputMode: 'decimal', dir: 'ltr', maxLength: 14 } as const
  if (kind === 'identity')
    return { inputMode: 'numeric', dir: 'ltr', maxLength: 20, autoComplete: 'off' } as const
  return { type: 'text', maxLength, ...(name === 'NOMBRE_REPRESENTANTE' && called) }
}
const called = { autoComplete: 'name' }

interface ChoiceProps {
  readonly value: string
  readonly options: NonNullable<GuestField['options']>
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

function Choice({ options, ...select }: ChoiceProps) {
  const words = useGuestWords()
  return (
    <Select {...select} options={options.map(({ value, label }) => [value, label])}>
      <option value="">{words.choose}</option>
    </Select>
  )
}

/** Child rows; one is shown from the start. */
function Rows({ field, value, errors, onChange }: Omit<FieldProps, 'path'>) {
  const words = useGuestWords()
  const savedRows = Array.isArray(value) ? (value as readonly InvitationValues[]) : []
  const rows = savedRows.length > 0 ? savedRows : [{}]
  const { max = 3 } = field
  const set = (index: number, name: string, cell: unknown) =>
    onChange(rows.map((row, each) => (each === index ? { ...row, [name]: cell } : row)))
  return (
    <>
      {errors[field.name] && (
        <p role="alert" className="front-error">
          {errors[field.name]}
        </p>
      )}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their position
        <fieldset key={index} className={rows.length > 1 ? 'ci-row' : undefined}>
          <legend className={rows.length > 1 ? undefined : 'p-hidden'}>
            {`${field.label} · ${index + 1}`}
          </legend>
          <Grid min={260} className="ci-fields">
            {field.fields?.map(each => (
              <InvitationField
                key={each.name}
                field={each}
                value={row[each.name]}
                errors={errors}
                path={`${field.name}.${index}.${each.name}`}
                onChange={cell => set(index, each.name, cell)}
              />
            ))}
          </Grid>
          {rows.length > 1 && (
            <button
              type="button"
              className="p-button p-soft p-large"
              onClick={() => onChange(rows.filter((_, each) => each !== index))}
            >
              {fill(words.removeRow, { n: index + 1 })}
            </button>
          )}
        </fieldset>
      ))}
      {rows.length < max && (
        <button
          type="button"
          className="p-button p-soft p-large"
          onClick={() => onChange([...rows, {}])}
        >
          {words.addRow}
        </button>
      )}
    </>
  )
}
