import Contrast from '@mui/icons-material/ContrastRounded'
import Dark from '@mui/icons-material/DarkModeRounded'
import Ltr from '@mui/icons-material/FormatTextdirectionLToRRounded'
import Rtl from '@mui/icons-material/FormatTextdirectionRToLRounded'
import Light from '@mui/icons-material/LightModeRounded'
import Plain from '@mui/icons-material/RadioButtonUncheckedRounded'
import Vertical from '@mui/icons-material/VerticalSplitRounded'
import Horizontal from '@mui/icons-material/ViewAgendaRounded'
import Mini from '@mui/icons-material/ViewSidebarRounded'

/** A sign for each choice. */
export const settingIcons = {
  light: Light,
  dark: Dark,
  default: Plain,
  bold: Contrast,
  ltr: Ltr,
  rtl: Rtl,
  vertical: Vertical,
  horizontal: Horizontal,
  mini: Mini,
} as const
