import WarningIcon from '@mui/icons-material/WarningAmber'

interface SaidProps {
  readonly error: string | undefined
  readonly doubt: string | undefined
  readonly help: string | undefined
}

/** The lines below an input: what is wrong, what is doubtful, what helps. */
export const Said = ({ error, doubt, help }: SaidProps) => (
  <>
    {error && <span className="f-said">{error}</span>}
    {doubt && (
      <span className="f-said f-doubt">
        <WarningIcon fontSize="inherit" aria-hidden="true" /> {doubt}
      </span>
    )}
    {help && <span className="f-said f-help">{help}</span>}
  </>
)
