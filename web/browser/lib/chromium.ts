/** The system's browser; nothing is downloaded. `HYAKKI_CHROMIUM` names another one. */
export const chromium = {
  launchOptions: { executablePath: process.env.HYAKKI_CHROMIUM ?? "/usr/bin/chromium" },
};
