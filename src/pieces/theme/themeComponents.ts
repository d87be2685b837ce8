import type { Components, Theme } from '@mui/material/styles'

/** Calm by default: no ripples under text, no shadows where a line will do, targets of 40 px. */
export const components: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 40 }, sizeSmall: { minHeight: 32 } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12 } },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 24px 12px', fontSize: '1.125rem', lineHeight: 1.4 } },
  },
  MuiDialogActions: { styleOverrides: { root: { gap: 4, padding: '12px 24px 20px' } } },
  // what is chosen and closed is read all the same
  MuiChip: { styleOverrides: { root: { '&.Mui-disabled': { opacity: 0.85 } } } },
  MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
  MuiMenu: { styleOverrides: { paper: { marginBlockStart: 6, borderRadius: 10 } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 40, borderRadius: 6, marginInline: 6 } } },
}
