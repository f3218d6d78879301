/** Aim at the plate of a chip or tab, if it can be chosen: a click on these means the plate. */
export function clickPlate(event: MouseEvent): void {
  const signs = event.currentTarget as HTMLElement;
  signs.closest(".targetable")?.querySelector<HTMLElement>("button.plate")?.click();
}
