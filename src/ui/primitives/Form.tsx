import {
  type ComponentProps,
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { InvalidInputs } from './inputs'

type Problem = 'required' | 'unticked' | 'email' | 'short' | 'min' | 'max' | 'invalid'
type ProblemText = (problem: Problem, limits: Record<string, string | number>) => string

interface FormProps extends ComponentProps<'form'> {
  /** Text of a problem in the page's language. */
  readonly text: ProblemText
  /** A refusal by the server; its first field receives the focus. */
  readonly refusal?: object | undefined
}

/**
 * Checks the constraints of its inputs (`required`, `type`, `min`…) and says what is wrong below each one, instead of
 * the browser's own bubbles. The first invalid input receives the focus; a correction clears its message.
 */
export function Form({ text, refusal, onSubmit, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const invalid = [...event.currentTarget.elements].filter(isInvalid)
    setProblems(Object.fromEntries(invalid.map(input => [input.id, textOf(input, text)])))
    if (!invalid[0]) return onSubmit?.(event)
    event.preventDefault()
    invalid[0].focus()
  }
  const recheck = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLElement) || !problems[target.id]) return
    setProblems({ ...problems, [target.id]: isInvalid(target) ? textOf(target, text) : '' })
  }
  return (
    <InvalidInputs value={problems}>
      <form {...rest} ref={form} noValidate onSubmit={check} onInput={recheck} />
    </InvalidInputs>
  )
}

const isInvalid = (input: Element): input is HTMLInputElement =>
  'willValidate' in input &&
  input instanceof HTMLElement &&
  !(input as HTMLInputElement).validity.valid

function textOf(input: HTMLInputElement, text: ProblemText) {
  const { validity, type, min, max, minLength } = input
  if (validity.customError) return input.validationMessage
  const limit = (value: string) => (type === 'date' ? dayText(value) : value)
  return text(problemOf(validity, type), {
    min: validity.tooShort ? minLength : limit(min),
    max: limit(max),
  })
}

const dayText = (day: string) =>
  day &&
  new Date(day).toLocaleDateString(document.documentElement.lang, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })

function problemOf(validity: ValidityState, type: string): Problem {
  if (validity.valueMissing) return type === 'checkbox' ? 'unticked' : 'required'
  if (validity.tooShort) return 'short'
  if (validity.rangeUnderflow) return 'min'
  if (validity.rangeOverflow) return 'max'
  return validity.typeMismatch && type === 'email' ? 'email' : 'invalid'
}
