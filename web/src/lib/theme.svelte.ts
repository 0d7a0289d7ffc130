import { recall, remember } from "./storage";

export type ThemeChoice = "system" | "night" | "day";

const CHOICES: readonly ThemeChoice[] = ["system", "night", "day"];

class Theme {
  choice = $state<ThemeChoice>("system");

  choose(choice: ThemeChoice): void {
    this.choice = choice;
    remember("theme", choice);
    this.apply();
  }

  apply(): void {
    const wantsDay = matchMedia("(prefers-color-scheme: light)").matches;
    const isDay = this.choice === "day" || (this.choice === "system" && wantsDay);
    document.documentElement.dataset.theme = isDay ? "day" : "night";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", isDay ? "#efe3c9" : "#161b2e");
  }
}

export const theme = new Theme();

export function startTheme(): void {
  const stored = recall("theme");
  theme.choice = CHOICES.find((choice) => choice === stored) ?? "system";
  theme.apply();
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => theme.apply());
}
