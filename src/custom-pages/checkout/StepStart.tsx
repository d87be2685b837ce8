import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { stepNames } from './Steps'

/** Where a step begins: coming to it leads here, wherever one was in the step before. */
export function StepStart({ step }: { readonly step: number }) {
  const translate = useTranslate()
  const head = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // A step that is one question has taken the focus itself.
    const isAsked = head.current?.parentElement?.contains(document.activeElement)
    if (!isAsked) head.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [step])
  const at = Math.min(step, stepNames.length - 1)
  return (
    <h2 ref={head} tabIndex={-1} className="p-hidden">
      {at + 1}. {translate(`shop.${stepNames[at]}`)}
    </h2>
  )
}
