interface MeterProps {
  readonly done: number
  readonly total: number
  readonly text: string
}

/** Progress of a long task, with its text for screen readers. */
export const ImportMeter = ({ done, total, text }: MeterProps) => (
  <div className="p-column i-meter">
    <progress value={done} max={Math.max(total, 1)} aria-label={text} />
    <span role="status">{text}</span>
  </div>
)
