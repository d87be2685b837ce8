import {
  type ChangeEvent,
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useId,
} from 'react'
import css from './inputs.module.css'

/** Errors of the inputs of a `Form`, by id. */
export const InvalidInputs = createContext<Readonly<Record<string, string>>>({})

interface Compact {
  /** 36 px high and as wide as its content, for toolbars; 44 px on touch screens. */
  readonly compact?: boolean
}

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** With a label, the input is drawn below it, with help or an error; without one it needs `aria-label`. */
interface Labelled extends Partial<Omit<FieldProps, 'children' | 'className'>> {
  /** Class of the label and input together. */
  readonly fieldClass?: string
  /** Takes the new text, where the event of `onChange` is not needed. */
  readonly onText?: (text: string) => void
}

/** Draws an input with the attributes that a label above it needs. */
function labelled(
  {
    label,
    help,
    error,
    fieldClass,
    onText,
    ...rest
  }: Labelled & Pick<ComponentProps<'input'>, 'id'>,
  draw: (input: object) => ReactNode,
) {
  const change = onText && { onChange: ({ target }: ChangeEvent<Box>) => onText(target.value) }
  if (label === undefined) return draw({ ...rest, ...change })
  return (
    <Field label={label} help={help} error={error} id={rest.id} className={fieldClass}>
      {field => draw({ ...field, ...rest, ...change, id: field.id })}
    </Field>
  )
}

const inputClass = (compact = false, more = '') =>
  `${css.input} ${compact ? css.compact : ''} ${more}`

type TextInputProps = ComponentProps<'input'> & Compact & Labelled

export const Input = ({ compact, className, ...props }: TextInputProps) =>
  labelled(props, input => <input {...input} className={inputClass(compact, className)} />)

export const Textarea = ({ className, ...props }: ComponentProps<'textarea'> & Labelled) =>
  labelled(props, input => <textarea {...input} className={inputClass(false, className)} />)

export type SelectProps = ComponentProps<'select'> &
  Compact &
  Labelled & {
    /** Values with their labels, after the children. */
    readonly options?: readonly (readonly [value: string | number, label: ReactNode])[] | undefined
  }

/** A choice of few. */
export const Select = ({ compact, className, options, children, ...props }: SelectProps) =>
  labelled(props, input => (
    <select {...input} className={inputClass(compact, className)}>
      {children}
      {options?.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  ))

type CheckProps = Omit<ComponentProps<'input'>, 'type'> & { readonly label?: ReactNode }

/** A box with its label beside it; without a label it needs `aria-label`. */
export function Checkbox({ label, ...rest }: CheckProps) {
  const own = useId()
  const { id = own } = rest
  const error = useContext(InvalidInputs)[id]
  return (
    <>
      <Check label={label}>
        <input
          {...rest}
          {...described(id, error)}
          type="checkbox"
          className={`${css.box} ${rest.className ?? ''}`}
        />
      </Check>
      {error && <Note id={id} error={error} />}
    </>
  )
}

// The native checkbox tells its own state.
const switchRole = { type: 'checkbox', role: 'switch' } as const

/** A setting that takes effect at once. */
export const Switch = ({ label, ...rest }: CheckProps) => (
  <Check label={label}>
    <input {...rest} {...switchRole} className={`${css.box} ${rest.className ?? ''}`} />
  </Check>
)

export const Radio = ({ label, ...rest }: CheckProps) => (
  <Check label={label}>
    <input {...rest} type="radio" className={`${css.box} ${rest.className ?? ''}`} />
  </Check>
)

const Check = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) =>
  label === undefined ? (
    children
  ) : (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input is the child
    <label className={css.check}>
      {children}
      <span>{label}</span>
    </label>
  )

interface SearchProps extends Omit<TextInputProps, 'label'> {
  /** Accessible name, and the placeholder unless another is given. */
  readonly label: string
  /** Takes the whole width. */
  readonly wide?: boolean
}

/** A search input with its magnifying glass. */
export const SearchInput = ({ label, wide = false, className = '', ...rest }: SearchProps) => (
  <span className={`${css.search} ${wide ? css.wide : ''} ${className}`}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M8.5 3a5.5 5.5 0 1 0 3.4 9.8l3.9 3.9 1.1-1.1-3.9-3.9A5.5 5.5 0 0 0 8.5 3Zm0 1.6a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 0 1 0-7.8Z" />
    </svg>
    <Input type="search" autoComplete="off" aria-label={label} placeholder={label} {...rest} />
  </span>
)

interface FieldProps {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly error?: string | false | null | undefined
  /** The input; it takes the given attributes, which connect it with label, help and error. */
  readonly children: (input: FieldAttributes) => ReactNode
  readonly className?: string | undefined
  /** Id of the input, where others refer to it. */
  readonly id?: string | undefined
}
interface FieldAttributes {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** A label above an input, with help or an error below. */
export function Field({ label, help, error, children, className = '', id: given }: FieldProps) {
  const own = useId()
  const id = given ?? own
  const shownError = useContext(InvalidInputs)[id] || error
  return (
    <div className={`${css.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children(described(id, shownError, help))}
      <Note id={id} error={shownError} help={help} />
    </div>
  )
}

type NoteProps = Pick<FieldProps, 'error' | 'help'> & { readonly id: string }

const Note = ({ id, error, help }: NoteProps) =>
  (error || help) && (
    <p id={`${id}-note`} className={error ? css.error : css.help}>
      {error || help}
    </p>
  )

const described = (id: string, error: FieldProps['error'], help?: ReactNode): FieldAttributes => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || help ? `${id}-note` : undefined,
})

interface SegmentsProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Two to four choices side by side, one of them taken. */
export const Segments = <Value extends string>(props: SegmentsProps<Value>) => (
  <fieldset className={css.segments} aria-label={props.label}>
    {props.choices.map(({ value, label }) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === props.value}
        onClick={() => props.onChange(value)}
      >
        {label}
      </button>
    ))}
  </fieldset>
)
