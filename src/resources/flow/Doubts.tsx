import Alert from '@mui/material/Alert'

/** What ought to hold for a move and does not: whoever makes it all the same has read it. */
export const Doubts = ({ doubts }: { readonly doubts: readonly string[] }) =>
  doubts.map(text => (
    <Alert key={text} severity="warning">
      {text}
    </Alert>
  ))
