import MoreHoriz from '@mui/icons-material/MoreHorizRounded'
import Drawer from '@mui/material/Drawer'
import { useTranslate } from 'ra-core'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/controls/Button'

/** Actions that open or explain something on the sheet itself. */
const STAYS = '[aria-haspopup], [aria-disabled]'

/** On phones: a button that opens a sheet with the lesser actions, whose questions outlive it. */
export function MoreActions({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const label = translate('app.action.more')
  const choose = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest(STAYS)) setOpen(false)
  }
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        className="r-more"
        aria-haspopup="dialog"
        startIcon={<MoreHoriz />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Drawer
        anchor="bottom"
        keepMounted
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            className: 'r-sheet r-named',
            role: 'dialog',
            'aria-label': label,
            onClick: choose,
          },
        }}
      >
        {children}
      </Drawer>
    </>
  )
}
